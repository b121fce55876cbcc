import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { OpenCases } from '../open-cases.ts';

const casesSchema = z.object({
  total: z.int(),
  cases: z.array(
    z.object({
      kind: z.enum(['cancelled_not_refunded', 'refund_failed']),
      orderDbId: z.guid(),
      orderId: z.string(),
      customerName: z.string(),
      amountCents: z.int(),
      isRequested: z.boolean(),
      refundBy: z.string(),
      isOverdue: z.boolean(),
    }),
  ),
});

/** Returns the money that the shop owes its customers. @throws if the database rejects the request */
export async function getOpenCases(client: SupabaseClient): Promise<OpenCases> {
  const { data } = await client.rpc('open_cases').throwOnError();
  return casesSchema.parse(data);
}
