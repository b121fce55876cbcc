import type { Result } from 'configurator-core';
import type { OrderDocumentKind } from 'shop-backend/contracts';
import * as z from 'zod/mini';
import type { PublicEnv } from '#app/config/env.ts';
import { callFunction, type FunctionFailure } from './call-function.ts';
import { browserFunctions } from './functions.ts';

/** An order whose documents the visitor may read, as its owner or with the token of its link. */
export interface ReadableOrder {
  /** Payment id or order number */
  order: string;
  accessToken?: string | null;
}

/** Downloads a document of an order as PDF. */
export async function fetchOrderDocument(
  env: PublicEnv,
  order: ReadableOrder,
  { kind, number }: { kind: OrderDocumentKind; number: string | null },
): Promise<Result<Blob, FunctionFailure>> {
  return callFunction(await browserFunctions(env), 'order-document', { ...order, kind, number }, z.instanceof(Blob));
}
