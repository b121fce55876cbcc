import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** Returns the working days that a new made-to-measure piece waits in the queue. @throws if the request fails */
export async function getQueueDays(client: SupabaseClient): Promise<number> {
  const { data } = await client.rpc('workshop_queue_days').throwOnError();
  return z.int().parse(data);
}
