import type { FunctionsClient } from '@supabase/functions-js';
import { type PlaceOrderRequest, placeOrderReplySchema } from 'shop-backend/contracts';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import type { Placed } from '../machine/checkout-model.ts';

/** Stores the order as `pending` and creates its payment. A repeated request returns the same order. */
export function placeOrder(functions: FunctionsClient, request: PlaceOrderRequest): Promise<Placed> {
  return callFunction(functions, 'place-order', request, placeOrderReplySchema);
}
