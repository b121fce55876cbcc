import type { Browser, Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { storeCopyOf } from '../support/copy-of-template.ts';
import { refusalOf } from '../support/fixtures.ts';
import { signInAsAdmin } from '../support/sign-in-as-admin.ts';
import { AccountPage } from './account.page.ts';

const LEASH = '40000000-0000-4000-8000-000000000004';

interface TestShop {
  browser: Browser;
  baseURL: string | undefined;
  backendUrl: string;
}

/** A copy of the leash of the demo data, which several admins open in the editor, each in a browser of their own. */
export class SharedTemplatePage {
  readonly client: SupabaseClient;
  readonly id: string;
  readonly address: string;
  readonly #shop: TestShop;

  private constructor(shop: TestShop, client: SupabaseClient, id: string) {
    this.#shop = shop;
    this.client = client;
    this.id = id;
    this.address = `/admin/form-templates/${id}`;
  }

  static async store(shop: TestShop): Promise<SharedTemplatePage> {
    const { client } = await signInAsAdmin({ shopUrl: shop.baseURL ?? '', backendUrl: shop.backendUrl });
    return new SharedTemplatePage(shop, client, await storeCopyOf(client, LEASH));
  }

  /** Signs an admin in and opens the editor. */
  async open(page: Page, email = 'admin@example.de'): Promise<void> {
    await new AccountPage(page).openAs(email, this.address);
  }

  /** Opens the editor in another browser. Its context must be closed. */
  async openElsewhere(email?: string): Promise<Page> {
    const { browser, baseURL } = this.#shop;
    const context = await browser.newContext({ baseURL });
    await context.addCookies([refusalOf(baseURL ?? '')]);
    const page = await context.newPage();
    await this.open(page, email);
    return page;
  }

  async remove(): Promise<void> {
    await this.client.rpc('delete_form_template', { p_template_id: this.id }).throwOnError();
  }
}

/** The name of the template in an editor. */
export function templateName(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Template name' });
}

/** The notice in an editor about another admin who edits the template. */
export function editingNotice(page: Page): Locator {
  return page.getByRole('region', { name: 'Who is editing' });
}
