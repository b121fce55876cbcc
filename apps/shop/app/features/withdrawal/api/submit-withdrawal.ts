import type { SupabaseClient } from '@supabase/supabase-js';
import type { WithdrawalDeclaration } from '../withdrawal-form.ts';
import { withdrawalReceiptSchema } from './withdrawal-receipt.schema.ts';

/** Outcome of a declaration. No rate limit rejects it. */
export type WithdrawalOutcome = { kind: 'received'; receivedAt: string } | { kind: 'failed' };

/** Stores a declaration together with its receipt mail. */
export async function submitWithdrawal(
  client: SupabaseClient,
  declaration: WithdrawalDeclaration,
): Promise<WithdrawalOutcome> {
  const { data, error } = await client.rpc('submit_withdrawal', { p_request: declaration });
  if (error === null) {
    const receipt = withdrawalReceiptSchema.safeParse(data);
    if (receipt.success) return { kind: 'received', receivedAt: receipt.data.receivedAt };
  }
  console.error(JSON.stringify({ message: 'A withdrawal was not stored', code: error?.code }));
  return { kind: 'failed' };
}
