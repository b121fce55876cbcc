import { guestInfoSchema, orderStatusSchema } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import { localTextStorage, parseStoredJson, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { lastOrderStorageKey } from './last-order-key.ts';

const lastOrderSchema = z.object({
  /** Order number, `PM-2026-004821` */
  orderId: z.string(),
  /** Payment id; null until the payment was captured. */
  paymentId: z.nullable(z.string()),
  items: z.array(
    z.object({
      position: z.int(),
      title: z.string(),
      quantity: z.int(),
      unitPriceCents: z.int(),
      /** Key of the cart line; summaries of earlier versions have none. */
      key: z.optional(z.string()),
    }),
  ),
  /** EUR, gross */
  total: z.number(),
  status: orderStatusSchema,
  /** ISO 8601 UTC */
  created: z.string(),
  guestInfo: z.nullable(guestInfoSchema),
  /** Grants access to this order without an account. */
  accessToken: z.string(),
  /** Whether the ordered pieces were removed from the cart. */
  isTakenOut: z.optional(z.boolean()),
});

/** The local order summary: this browser's last order, stored when it is placed. */
export type LastOrder = z.infer<typeof lastOrderSchema>;

/** Summaries that a storage could not keep, until the page is closed. */
const memoryFallback = new WeakMap<TextStorage, LastOrder>();

/** Reads the local order summary. Returns null if there is none or it is invalid. */
export function readLastOrder(storage = localTextStorage): LastOrder | null {
  const inMemory = memoryFallback.get(storage);
  if (inMemory !== undefined) return inMemory;
  const parsed = lastOrderSchema.safeParse(parseStoredJson(storage.read(lastOrderStorageKey)));
  return parsed.success ? parsed.data : null;
}

/** Stores the local order summary. If the browser cannot store it, it is kept until the page is closed. */
export function writeLastOrder(order: LastOrder, storage = localTextStorage): void {
  if (storage.write(lastOrderStorageKey, JSON.stringify(order))) memoryFallback.delete(storage);
  else memoryFallback.set(storage, order);
}

/** Whether a payment id or order number identifies this browser's last order. */
export function isLastOrder(lastOrder: LastOrder | null, order: string): lastOrder is LastOrder {
  return lastOrder !== null && (lastOrder.orderId === order || lastOrder.paymentId === order);
}
