import { type ErrorCode, errorStatus } from '../../../contracts/index.ts';

/** Throw it to end a request with an error of the contract. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, params: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** Returns the reply to a rejected request. */
export function errorReply(
  code: ErrorCode,
  params: Readonly<Record<string, unknown>> = {},
  reference?: string,
): Response {
  const { retryAfterSeconds } = params;
  return Response.json(
    { error: { code, params, ...(reference && { reference }) } },
    {
      status: errorStatus[code],
      ...(typeof retryAfterSeconds === 'number' && { headers: { 'retry-after': String(retryAfterSeconds) } }),
    },
  );
}
