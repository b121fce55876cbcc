// Both hosts have it. The Web's own hands each digest to another thread, which took a fifth of placing an order.
import { createHash, createHmac } from 'node:crypto';

/**
 * The token by which an order is seen without an account: 256 bits that follow from the order's idempotency key, so
 * that a repeated request and a later mail name the same one. The database holds its digest only.
 */
export async function accessTokenOf(secret: string, idempotencyKey: string): Promise<string> {
  return createHmac('sha256', secret).update(`order-link:${idempotencyKey}`).digest('hex');
}

/** SHA-256 of a text, hexadecimal. */
export async function digestOf(text: string): Promise<string> {
  return createHash('sha256').update(text).digest('hex');
}
