import { randomBytes } from 'node:crypto';
import { generateApiKey } from '@supabase/lite';
import * as z from 'zod/mini';
import type { JsonFile } from './json-file.ts';

const keysSchema = z.object({
  publishable: z.string(),
  secret: z.string(),
  /** Signs the tokens of signed-in users. */
  jwtSecret: z.string(),
  /** Key of the links by which guests see their orders. */
  orderLinkSecret: z.string(),
});

/** The keys of an embedded backend, made once and kept with its data. */
export type BackendKeys = z.infer<typeof keysSchema>;

/** Reads the keys, or makes them when there are none yet. */
export async function keepKeys(file: JsonFile): Promise<BackendKeys> {
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
