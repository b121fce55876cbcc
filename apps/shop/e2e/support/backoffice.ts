import type { SupabaseClient } from '@supabase/supabase-js';
import type { OrderChange } from 'shop-backend/contracts';
import { withNewIds } from './copy-of-template.ts';
import { runningShop } from './running-shop.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

/** An order as stored in the database. */
export interface StoredOrder {
  id: string;
  order_id: string;
  status: string;
  total_cents: number;
  payment_id: string | null;
  paypal_order_id: string | null;
  user_id: string | null;
  guest_info: { email: string } | null;
  payments: { status: string; amount_cents: number }[];
  order_items: { unit_price_cents: number; template_version: number | null }[];
}

const columns =
  'id, order_id, status, total_cents, payment_id, paypal_order_id, user_id, guest_info, payments (status, amount_cents), order_items (unit_price_cents, template_version)';

/** Reads and changes data behind the shop, with the rights of an admin. */
export interface Backoffice {
  /** The key used by guests. */
  publishableKey: string;
  /** @param orderId order number */
  order(orderId: string): Promise<StoredOrder>;
  countOrders(): Promise<number>;
  changeArticle(id: string, changes: Record<string, unknown>): Promise<void>;
  /** Changes the production status of an order. @param id database id */
  changeOrder(id: string, change: OrderChange): Promise<void>;
  /**
   * Publishes an article with its own template.
   * @returns the ids of both, and a function that deletes them
   */
  sell(
    article: Record<string, unknown>,
    template: unknown,
  ): Promise<{ id: string; templateId: string; undo: () => Promise<void> }>;
  /** Stores a template that is not published, for example one with errors. Returns a function that deletes it. */
  saveDraft(template: unknown): Promise<{ templateId: string; undo: () => Promise<void> }>;
  /** The published version of a form template in the wire format. */
  template(id: string): Promise<unknown>;
  /**
   * Publishes a new version of a form template, like the editor.
   * @param change called for every value of the draft, like the reviver of `JSON.parse`
   * @returns the number of the new version, and a function that publishes the old draft again
   */
  publishTemplate(
    id: string,
    change: (key: string, value: unknown) => unknown,
  ): Promise<{ version: number; undo: () => Promise<void> }>;
  /** Number of configurator visits that reached a step, by its title, and those that added the piece, under `added`. */
  visits(templateName: string): Promise<Record<string, number>>;
  /** Makes the next call of the PayPal sandbox fail. */
  fault(fault: { call: string; fault: string; delayMs?: number; times?: number }): Promise<void>;
}

/** Signs in to the backoffice of the running shop. */
export async function openBackoffice(): Promise<Backoffice> {
  const shop = runningShop();
  const { client, publishableKey } = await signInAsAdmin(shop);
  return backofficeOf(client, shop.backendUrl, publishableKey);
}

/** Saves a template and publishes it, as the editor does. */
async function saveAndPublish(
  client: SupabaseClient,
  template: { p_template: unknown; p_expected_revision?: number },
): Promise<{ id: string; version: number }> {
  const { data: saved } = await client.rpc('save_form_template', template).throwOnError();
  const body = { templateId: saved.id, revision: saved.revision };
  const { data, error } = await client.functions.invoke('publish-template', { body });
  if (error !== null) throw new Error(`The template was not published: ${await error.context.text()}`);
  return { id: saved.id, version: data.version };
}

function backofficeOf(client: SupabaseClient, backendUrl: string, publishableKey: string): Backoffice {
  return {
    publishableKey,
    async order(orderId) {
      const { data, error } = await client.from('orders').select(columns).eq('order_id', orderId).single<StoredOrder>();
      if (error !== null) throw error;
      return data;
    },
    async countOrders() {
      const { count, error } = await client.from('orders').select('*', { count: 'exact', head: true });
      if (error !== null) throw error;
      return count ?? 0;
    },
    async changeArticle(id, changes) {
      const { error } = await client.from('articles').update(changes).eq('id', id);
      if (error !== null) throw error;
    },
    async changeOrder(id, change) {
      await client.rpc('change_order', { p_order_id: id, p_revision: null, p_change: change }).throwOnError();
    },
    async saveDraft(template) {
      const { data } = await client.rpc('save_form_template', { p_template: withNewIds(template) }).throwOnError();
      const undo = async () => {
        await client.from('form_templates').delete().eq('id', data.id).throwOnError();
      };
      return { templateId: data.id, undo };
    },
    async sell(article, template) {
      const saved = await saveAndPublish(client, { p_template: withNewIds(template) });
      const { data } = await client
        .from('articles')
        .insert({ ...article, form_template_id: saved.id })
        .select('id')
        .single<{ id: string }>()
        .throwOnError();
      const undo = async () => {
        await client.from('articles').delete().eq('id', data.id).throwOnError();
        await client.from('form_templates').delete().eq('id', saved.id).throwOnError();
      };
      return { id: data.id, templateId: saved.id, undo };
    },
    async template(id) {
      const { data } = await client.rpc('get_complete_form', { p_template_id: id }).throwOnError();
      return data;
    },
    async publishTemplate(id, change) {
      const draft = async () =>
        (await client.rpc('get_form_template_draft', { p_template_id: id }).throwOnError()).data;
      const publish = async (template: unknown) => {
        const { revision } = await draft();
        return saveAndPublish(client, { p_template: template, p_expected_revision: revision });
      };
      const before = await draft();
      const { version } = await publish(JSON.parse(JSON.stringify(before), change));
      const undo = async () => {
        await publish(before);
      };
      return { version, undo };
    },
    async visits(templateName) {
      const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
      const { data } = await client.rpc('configurator_funnel', { p_from: from, p_to: to }).throwOnError();
      const funnel = data.find(({ name }: { name: string }) => name === templateName);
      const steps: { title: string; visits: number }[] = funnel?.steps ?? [];
      return { added: funnel?.added ?? 0, ...Object.fromEntries(steps.map(({ title, visits }) => [title, visits])) };
    },
    async fault(fault) {
      const reply = await fetch(`${backendUrl}/paypal/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
  };
}
