import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';

/** How many working days a new piece made to measure waits for its turn in the workshop. @throws when the request fails */
export async function getQueueDays(client: SupabaseClient): Promise<number> {
  const { data } = await client.rpc('workshop_queue_days').throwOnError();
  return z.int().parse(data);
}
