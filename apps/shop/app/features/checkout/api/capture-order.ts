import type { FunctionsClient } from '@supabase/functions-js';
import { captureOrderReplySchema } from 'shop-backend/contracts';
import { callFunction } from '#app/lib/supabase/call-function.ts';
import type { Captured } from '../machine/checkout-model.ts';

const attempts = 3;

/** Captures an approved payment. Retries if the reply is lost, which is idempotent at PayPal. */
export async function captureOrder(functions: FunctionsClient, paypalOrderId: string): Promise<Captured> {
  const capture = () => callFunction(functions, 'capture-order', { paypalOrderId }, captureOrderReplySchema);
  let captured = await capture();
  for (let attempt = 1; attempt < attempts && !captured.ok && captured.error.code === 'network'; attempt++) {
    captured = await capture();
  }
  return captured;
}
