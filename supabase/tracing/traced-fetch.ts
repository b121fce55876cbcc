import { context, propagation } from '@opentelemetry/api';
import { inSpan } from './in-span.ts';

/**
 * Returns a `fetch` for the backend that records each call as a span and passes the trace on, in the header
 * `traceparent`. Spans name the table, function or service, never the query or the path of a file.
 */
export function tracedFetch(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const name = operationOf(url, method);
    const facts = { 'http.request.method': method, 'db.operation.name': name };
    return inSpan(name, { kind: 'calls', facts }, async (add) => {
      const reply = await send(input, withTrace(input, init));
      add({ 'http.response.status_code': reply.status });
      return reply;
    });
  };
}

function withTrace(input: RequestInfo | URL, init: RequestInit | undefined): RequestInit | undefined {
  // Deno's own fetch adds the header; a second one would make it invalid.
  if ('Deno' in globalThis) return init;
  const trace: Record<string, string> = {};
  propagation.inject(context.active(), trace);
  const entries = Object.entries(trace);
  if (entries.length === 0) return init;
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of entries) headers.set(name, value);
  return { ...init, headers };
}

/** For example `rpc/place_order`, `GET orders` or `POST storage`. */
function operationOf(url: string, method: string): string {
  const [, service = '', path = ''] = /^[^?#]*?\/(rest|auth|storage|functions)\/v1\/([^?#]*)/.exec(url) ?? [];
  if (service === 'rest' && path.startsWith('rpc/')) return path;
  if (service === 'rest') return `${method} ${path}`;
  return `${method} ${service === 'functions' ? path : service || 'other'}`;
}
