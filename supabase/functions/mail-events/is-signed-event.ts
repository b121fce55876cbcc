import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { utf8ToBytes } from '@noble/hashes/utils';

const oldestSeconds = 5 * 60;

/**
 * Whether the mail provider signed an event, according to Standard Webhooks: HMAC-SHA256 over id, time and body.
 * @param secret `whsec_…`, as shown by the provider
 */
export function isSignedEvent(body: string, headers: Headers, secret: string, now: Date): boolean {
  const id = headers.get('svix-id') ?? '';
  const time = headers.get('svix-timestamp') ?? '';
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(time || Number.NaN));
  if (id === '' || !(ageSeconds <= oldestSeconds)) return false;
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (character) => character.charCodeAt(0));
  const signature = hmac(sha256, key, utf8ToBytes(`${id}.${time}.${body}`));
  const expected = btoa(String.fromCharCode(...signature));
  return (headers.get('svix-signature') ?? '').split(' ').some((given) => isEqual(given, `v1,${expected}`));
}

/** Compares in constant time for signatures of the same length. */
function isEqual(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
