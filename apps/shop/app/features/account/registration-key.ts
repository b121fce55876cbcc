import { localTextStorage } from '#app/lib/storage/text-storage.ts';

const storageKey = 'registration-key';

/**
 * Creates and stores a key that identifies this browser as the one that registered.
 * @returns the key's SHA-256 in hex, to be sent to Auth
 */
export async function newRegistrationKey(): Promise<string> {
  const key = `${crypto.randomUUID()}${crypto.randomUUID()}`;
  localTextStorage.write(storageKey, key);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the stored key and removes it. Returns null if no registration was made in this browser. */
export function takeRegistrationKey(): string | null {
  const key = localTextStorage.read(storageKey);
  localTextStorage.remove(storageKey);
  return key;
}
