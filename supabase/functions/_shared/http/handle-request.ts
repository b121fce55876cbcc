import { inSpan, traceReference, withCallersTrace } from '../../../tracing/index.ts';
import type { FunctionDeps } from '../deps.ts';
import { withoutPersonalData } from '../logging/without-personal-data.ts';
import { errorReply, FunctionError } from './function-error.ts';
import type { RequestLine } from './request-line.ts';

/**
 * Answers a request. Every failure becomes an error of the contract without internal details. Every reply contains the
 * reference of its log line, in the header `x-reference` and, on errors, in the body. Headers disable caching and
 * content sniffing.
 */
export function handleRequest(request: Request, deps: FunctionDeps, work: () => Promise<Response>): Promise<Response> {
  const name = functionOf(request.url);
  const facts = { 'shop.function': name, 'http.request.method': request.method };
  return withCallersTrace(request.headers, () =>
    inSpan(`function ${name}`, { kind: 'answers', facts }, async (add) => {
      const { reply, outcome } = await answer(name, deps, work);
      add({ 'http.response.status_code': reply.status, 'shop.outcome': outcome });
      return reply;
    }),
  );
}

/** The first part of the path; a caller chooses what follows it. */
function functionOf(url: string): string {
  const [, name = ''] = /^(?:\/functions\/v1)?\/([a-z-]*)/.exec(new URL(url).pathname) ?? [];
  return name;
}

async function answer(
  name: string,
  deps: FunctionDeps,
  work: () => Promise<Response>,
): Promise<{ reply: Response; outcome: RequestLine['outcome'] }> {
  const reference = traceReference();
  const startedAt = performance.now();
  const { reply, outcome, failure } = await attempt(work, reference);
  reply.headers.set('x-reference', reference);
  reply.headers.set('x-content-type-options', 'nosniff');
  reply.headers.set('cache-control', 'private, no-store');
  deps.logRequest({
    function: name,
    status: reply.status,
    outcome,
    reference,
    durationMs: Math.round(performance.now() - startedAt),
    ...(failure !== undefined && { failure }),
  });
  return { reply, outcome };
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
