import { context, propagation, trace } from '@opentelemetry/api';

/**
 * Runs work within the trace of its caller, if the request names one (`traceparent`). A host that has started a span of
 * its own, as Deno does, has read the header already.
 */
export function withCallersTrace<T>(headers: Headers, work: () => Promise<T>): Promise<T> {
  if (trace.getActiveSpan() !== undefined) return work();
  const callers = propagation.extract(context.active(), headers, {
    keys: (carrier) => [...carrier.keys()],
    get: (carrier, name) => carrier.get(name) ?? undefined,
  });
  return context.with(callers, work);
}
