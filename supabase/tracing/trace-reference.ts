import { isSpanContextValid, trace } from '@opentelemetry/api';

/** Returns the id of the current trace, or a random reference of eight characters without one. */
export function traceReference(): string {
  const current = trace.getActiveSpan()?.spanContext();
  return current !== undefined && isSpanContextValid(current) ? current.traceId : crypto.randomUUID().slice(0, 8);
}
