import type { ErrorCode } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { withoutPersonalData } from '../orders/without-personal-data.ts';
import { errorReply, FunctionError } from './function-error.ts';

/** The log line of a request. It contains no personal data; `reference` is what the caller sees on an error. */
export interface RequestLine {
  /** Last part of the path */
  function: string;
  status: number;
  /** `ok`, or the error's code */
  outcome: 'ok' | ErrorCode;
  reference: string;
  durationMs: number;
  /** The cause of an unexpected failure */
  failure?: string;
}

/**
 * Answers a request: every failure becomes an error of the contract without inner detail, and every reply carries the
 * reference of its line in the log, as the header `x-reference` and, on errors, in the body. No reply may be kept or
 * sniffed.
 */
export async function handleRequest(
  request: Request,
  deps: FunctionDeps,
  work: () => Promise<Response>,
): Promise<Response> {
  const reference = crypto.randomUUID().slice(0, 8);
  const startedAt = performance.now();
  const { reply, outcome, failure } = await attempt(work, reference);
  reply.headers.set('x-reference', reference);
  reply.headers.set('x-content-type-options', 'nosniff');
  reply.headers.set('cache-control', 'private, no-store');
  deps.logRequest({
    function: new URL(request.url).pathname.split('/').at(-1) ?? '',
    status: reply.status,
    outcome,
    reference,
    durationMs: Math.round(performance.now() - startedAt),
    ...(failure !== undefined && { failure }),
  });
  return reply;
}

async function attempt(
  work: () => Promise<Response>,
  reference: string,
): Promise<{ reply: Response; outcome: RequestLine['outcome']; failure?: string }> {
  try {
    return { reply: await work(), outcome: 'ok' };
  } catch (error) {
    if (error instanceof FunctionError) {
      return { reply: errorReply(error.code, error.params, reference), outcome: error.code };
    }
    const failure = withoutPersonalData(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return { reply: errorReply('internal_error', {}, reference), outcome: 'internal_error', failure };
  }
}
