export { inSpan, type SpanFacts, spanKinds } from './in-span.ts';
export { traceReference } from './trace-reference.ts';
export { tracedFetch } from './traced-fetch.ts';
export { withCallersTrace } from './with-callers-trace.ts';
