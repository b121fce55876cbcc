// Hashes at once: Web Crypto passes each digest to another thread, which took a fifth of placing an order.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * The token by which an order is seen without an account: 256 bits that follow from the order's idempotency key, so
 * that a repeated request and a later mail name the same one. The database holds its digest only.
 */
export async function accessTokenOf(secret: string, idempotencyKey: string): Promise<string> {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`order-link:${idempotencyKey}`)));
}

/** SHA-256 of a text, hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
