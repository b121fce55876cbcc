// Hashes synchronously: Web Crypto runs each digest on another thread, which took a fifth of the time of an order.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

/**
 * Returns the token that grants access to an order without an account: 256 bits derived from the order's idempotency
 * key, so that repeated requests and later mails use the same token. The database stores only its digest.
 */
export async function accessTokenOf(secret: string, idempotencyKey: string): Promise<string> {
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(`order-link:${idempotencyKey}`)));
}

/** SHA-256 of a text, hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
