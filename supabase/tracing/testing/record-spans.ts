import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';

/** Spans that have ended since the SDK was registered. */
export interface RecordedSpans {
  list(): readonly ReadableSpan[];
  /** Names of the spans as a tree: each line is indented below its parent, in the order of the starts. */
  tree(): string[];
  clear(): void;
  /** Removes the SDK, so that nothing is recorded any more. */
  stop(): Promise<void>;
}

/** Registers an SDK that keeps all spans of this process in memory, as a host registers one that exports them. */
export function recordSpans(): RecordedSpans {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    list: () => exporter.getFinishedSpans(),
    tree: () => treeOf(exporter.getFinishedSpans()),
    clear: () => exporter.reset(),
    stop: async () => {
      trace.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown();
    },
  };
}

function treeOf(spans: readonly ReadableSpan[]): string[] {
  const known = new Set(spans.map((span) => span.spanContext().spanId));
  const startOf = ({ startTime: [seconds, nanoseconds] }: ReadableSpan) => seconds * 1e9 + nanoseconds;
  const below = (parent: string | undefined, depth: number): string[] =>
    spans
      .filter(({ parentSpanContext }) =>
        parent === undefined ? !known.has(parentSpanContext?.spanId ?? '') : parentSpanContext?.spanId === parent,
      )
      .toSorted((a, b) => startOf(a) - startOf(b))
      .flatMap((span) => ['  '.repeat(depth) + span.name, ...below(span.spanContext().spanId, depth + 1)]);
  return below(undefined, 0);
}
