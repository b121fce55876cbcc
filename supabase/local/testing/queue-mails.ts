import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { MailTemplate } from '../../contracts/index.ts';

/** Queues mails about an order that are due. Returns their ids. */
export async function queueMails(
  database: SupabaseClient,
  template: MailTemplate,
  count: number,
  orderDbId: string,
): Promise<string[]> {
  const mails = Array.from({ length: count }, () => ({
    template,
    recipient: 'greta@example.de',
    order_id: orderDbId,
    dedupe_key: crypto.randomUUID(),
  }));
  const { data } = await database.from('email_outbox').insert(mails).select('id').throwOnError();
  return z
    .array(z.object({ id: z.string() }))
    .parse(data)
    .map(({ id }) => id);
}
