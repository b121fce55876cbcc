/**
 * The token by which an order is seen without an account: 256 bits that follow from the order's idempotency key, so
 * that a repeated request and a later mail name the same one. The database holds its digest only.
 */
export async function accessTokenOf(secret: string, idempotencyKey: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encode(`order-link:${idempotencyKey}`));
  return toHex(signature);
}

const keys = new Map<string, Promise<CryptoKey>>();

/** There is one secret; its key is made once. */
function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const key = crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  keys.set(secret, key);
  return key;
}

/** SHA-256 of a text, hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', encode(text)));
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
