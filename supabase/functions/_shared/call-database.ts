import type { SupabaseClient } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from '../../contracts/index.ts';
import { FunctionError } from './http/function-error.ts';

/** The result of a supabase-js query. */
interface QueryReply {
  data: unknown;
  error: { message: string; details?: string | null; code?: string } | null;
}

/**
 * Returns the parsed rows of a query.
 * @throws FunctionError if the database raised an error code of the contract, Error for every other failure
 */
export async function readRows<Schema extends z.ZodMiniType>(
  query: PromiseLike<QueryReply>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { data, error } = await query;
  if (error !== null) throw databaseError(error);
  return schema.parse(data);
}

/**
 * Calls a database function and parses what it returns.
 * @throws FunctionError if the function raised an error code of the contract, Error for every other failure
 */
export function callDatabase<Schema extends z.ZodMiniType>(
  database: SupabaseClient,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return readRows(database.rpc(name, parameters), schema);
}

function databaseError(error: NonNullable<QueryReply['error']>): Error {
  const code: string = error.message;
  if (isErrorCode(code)) return new FunctionError(code satisfies ErrorCode, readParams(error.details));
  // Omits the details, and quoted text after a colon: they contain values of rows and requests.
  return new Error(`${error.code ?? ''} ${error.message.replace(/: ".*"/s, ': "…"')}`.trim());
}

/** Reads the params of an error from `raise exception … using detail = '{…}'`. */
function readParams(details: string | null | undefined): Record<string, unknown> {
  try {
    const params: unknown = JSON.parse(details ?? '');
    return typeof params === 'object' && params !== null ? { ...params } : {};
  } catch {
    return {};
  }
}
