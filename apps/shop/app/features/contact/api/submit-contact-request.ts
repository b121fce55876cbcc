import type { SupabaseClient } from '@supabase/supabase-js';
import type { ContactRequest } from '../contact-form.ts';

/** Outcome of a request. The database limits the requests per address and hour. */
export type ContactOutcome = 'stored' | 'too-many' | 'failed';

/** Stores a request together with the mail to the shop. */
export async function submitContactRequest(client: SupabaseClient, request: ContactRequest): Promise<ContactOutcome> {
  const { preferredDate, preferredTime, ...facts } = request;
  const { error } = await client.rpc('submit_contact_request', {
    p_request: { ...facts, preferredDate: preferredDate || null, preferredTime: preferredTime || null },
  });
  if (error === null) return 'stored';
  if (error.message === 'rate_limited') return 'too-many';
  console.error(JSON.stringify({ message: 'A contact request was not stored', code: error.code }));
  return 'failed';
}
