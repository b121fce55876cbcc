import { randomBytes } from 'node:crypto';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';
import type { JsonFile } from './json-file.ts';

const keysSchema = z.object({
  publishable: z.string(),
  secret: z.string(),
  /** Signs the tokens of signed-in users. */
  jwtSecret: z.string(),
  /** Key that signs the order links of guests. */
  orderLinkSecret: z.string(),
});

/** Keys of an embedded backend, created once and stored with its data. */
export type BackendKeys = z.infer<typeof keysSchema>;

/** Reads the keys, or creates them if there are none. */
export async function loadOrCreateKeys(file: JsonFile): Promise<BackendKeys> {
  const kept = keysSchema.safeParse(file.read());
  if (kept.success) return kept.data;
  const keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
    jwtSecret: randomBytes(32).toString('base64url'),
    orderLinkSecret: randomBytes(32).toString('base64url'),
  };
  file.write(keys);
  return keys;
}
