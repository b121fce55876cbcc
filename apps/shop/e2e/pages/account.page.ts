import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { publishableKeyOf, signIn } from '../support/sign-in.ts';
import { linkInMail } from './mailbox.ts';

/** Password of every demo user. */
export const demoPassword = 'pfotenmass';

/** `/auth`, `/reset-password` and the account menu of the header. */
export class AccountPage {
  readonly login: Locator;
  readonly registration: Locator;
  readonly menuButton: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.login = page.getByRole('form', { name: 'Login' });
    this.registration = page.getByRole('form', { name: 'Registrieren' });
    this.menuButton = page.getByRole('button', { name: /^Konto von/ });
  }

  /** Fills in the open login form and submits it. */
  async logIn(email: string, password = demoPassword): Promise<void> {
    await this.login.getByLabel('E-Mail').fill(email);
    await this.login.getByLabel('Passwort', { exact: true }).fill(password);
    await this.login.getByRole('button', { name: 'Anmelden' }).click();
  }

  /** Opens a page with a new session, stored like that of the sign-in form. */
  async openAs(email: string, path: string): Promise<void> {
    await this.page.context().addCookies(await signIn(email, demoPassword));
    await this.page.goto(path);
    await expect(this.page).toHaveURL(path);
  }

  async signOut(): Promise<void> {
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await this.page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).waitFor();
  }
}

/**
 * Creates a confirmed account for one test through the shop's API, without its pages.
 * @returns its e-mail address: `name` plus a random part, so that a test can be repeated
 */
export async function newCustomer(
  { shopUrl, backendUrl }: { shopUrl: string; backendUrl: string },
  name: string,
): Promise<string> {
  const email = `${name}.${crypto.randomUUID()}@example.de`;
  const apikey = await publishableKeyOf(shopUrl);
  const post = (path: string, body: object) =>
    fetch(`${backendUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const key = crypto.randomUUID();
  const registration_key_digest = createHash('sha256').update(key).digest('hex');
  const data = { first_name: 'Nele', last_name: 'Neu', registration_key_digest };
  expect((await post('signup', { email, password: demoPassword, data })).status).toBe(200);
  const link = new URL(await linkInMail(backendUrl, email, 'bestätigen'));
  const verified = await post('verify', {
    type: 'signup',
    token_hash: new URLSearchParams(link.hash.slice(1)).get('token_hash'),
  });
  expect(verified.status).toBe(200);
  const { access_token: token } = await verified.json();
  const kept = await fetch(`${backendUrl}/rest/v1/rpc/keep_registration_password`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ p_key: key }),
  });
  expect(await kept.json()).toBe(true);
  return email;
}
