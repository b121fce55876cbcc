import { uploadSecretSchema } from 'shop-backend/contracts';
import type { TextStorage } from '../storage/text-storage.ts';

const key = 'uploadSecret';
/** Fallback for a browser that blocks its storage; lost when the page is left. */
const inMemory = new WeakMap<TextStorage, string>();

/** The secret that proves which files a guest uploaded in this browser; null before the first upload. */
export function readUploadSecret(storage: TextStorage): string | null {
  return uploadSecretSchema.safeParse(storage.read(key)).data ?? inMemory.get(storage) ?? null;
}

/** Returns the secret of this browser, 256 random bits. Creates it for the first upload. */
export function uploadSecretOf(storage: TextStorage): string {
  const existing = readUploadSecret(storage);
  if (existing !== null) return existing;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!storage.write(key, secret)) inMemory.set(storage, secret);
  return secret;
}
