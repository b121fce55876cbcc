import type { ErrorCode } from '../../../contracts/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { withoutPersonalData } from '../orders/without-personal-data.ts';
import { errorReply, FunctionError } from './function-error.ts';

/** The log line of a request. It contains no personal data. Callers see `reference` on an error. */
export interface RequestLine {
  /** Last part of the path */
  function: string;
  status: number;
  /** `ok`, or the error's code */
  outcome: 'ok' | ErrorCode;
  reference: string;
  durationMs: number;
  /** Cause of an unexpected failure */
  failure?: string;
}

/**
 * Answers a request. Every failure becomes an error of the contract without internal details. Every reply contains the
 * reference of its log line, in the header `x-reference` and, on errors, in the body. Headers disable caching and
 * content sniffing.
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
