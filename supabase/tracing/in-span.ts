import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Facts of a span. The list is closed, because personal data must not reach a tracing service: names from the code,
 * methods and numbers only, never an address, an id, a query or a message.
 */
export interface SpanFacts {
  'http.request.method'?: string;
  /** Pattern of the address, without its values */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** Table or function of the Data API, or the service of the backend */
  'db.operation.name'?: string;
  /** Name of a function of the shop */
  'shop.function'?: string;
  /** `ok`, or the error code of the contract */
  'shop.outcome'?: string;
  /** Template of a mail */
  'shop.mail'?: string;
  /** Id of a route */
  'shop.route'?: string;
  /** Class of an error */
  'error.type'?: string;
}

/** Whether a span answers a request, sends one, or does neither. */
export const spanKinds = { answers: SpanKind.SERVER, calls: SpanKind.CLIENT, works: SpanKind.INTERNAL } as const;

/** Adds facts to the span of `inSpan`. A status from 500 on counts as a failure. */
export type AddFacts = (facts: SpanFacts) => void;

/**
 * Runs work within a span of OpenTelemetry. Unless the process registers an SDK, this only runs the work.
 * @param work gets a function that adds facts which are known later
 */
export function inSpan<T>(
  name: string,
  { kind = 'works', facts = {} }: { kind?: keyof typeof spanKinds; facts?: SpanFacts },
  work: (add: AddFacts) => Promise<T>,
): Promise<T> {
  // Not stored: the SDK may be registered after this file is loaded.
  const tracer = trace.getTracer('shop');
  return tracer.startActiveSpan(name, { kind: spanKinds[kind], attributes: { ...facts } }, async (span) => {
    try {
      return await work((more) => addFacts(span, more));
    } catch (error) {
      // Without the message, which may contain values of a request.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

function addFacts(span: Span, facts: SpanFacts): void {
  span.setAttributes({ ...facts });
  if ((facts['http.response.status_code'] ?? 0) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}
