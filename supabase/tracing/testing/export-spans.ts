// Preloaded into a process (`node --import`): exports its spans to the collector OTEL_EXPORTER_OTLP_ENDPOINT, as the
// SDK of docs/going-live.md does. They are sent when the process ends, or when there are many.
import { ExportResultCode } from '@opentelemetry/core';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { registerSdk } from './register-sdk.ts';

/** Sends spans by OTLP over HTTP with JSON, without their attributes. */
const exporter: SpanExporter = {
  export(spans, done) {
    const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: spans.map(toJson) }] }] });
    fetch(`${process.env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, { method: 'POST', body }).then(
      () => done({ code: ExportResultCode.SUCCESS }),
      (error: Error) => done({ code: ExportResultCode.FAILED, error }),
    );
  },
  shutdown: async () => {},
};

function toJson(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  const { name, parentSpanContext } = span;
  return { traceId, spanId, name, ...(parentSpanContext !== undefined && { parentSpanId: parentSpanContext.spanId }) };
}

const stop = registerSdk(new BatchSpanProcessor(exporter, { scheduledDelayMillis: 3_600_000 }));
process.once('beforeExit', () => void stop());
