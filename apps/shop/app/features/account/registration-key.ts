import { localTextStorage } from '#app/lib/storage/text-storage.ts';

const storageKey = 'registration-key';

/**
 * Makes the key by which this browser is known as the one that registered, and keeps it here.
 * @returns its SHA-256 in hex, which goes to Auth
 */
export async function newRegistrationKey(): Promise<string> {
  const key = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  localTextStorage.write(storageKey, key);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of this browser, once; null without a registration in this browser. */
export function takeRegistrationKey(): string | null {
  const key = localTextStorage.read(storageKey);
  localTextStorage.remove(storageKey);
  return key;
}
