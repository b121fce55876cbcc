import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { registerSdk } from './register-sdk.ts';

/** Spans that have ended since the SDK was registered. */
export interface RecordedSpans {
  list(): readonly ReadableSpan[];
  /** The way from the root to each span as names, sorted and without repeats. */
  paths(): string[];
  clear(): void;
  /** Removes the SDK, so that nothing is recorded any more. */
  stop(): Promise<void>;
}

/** Registers an SDK that keeps all spans of this process in memory, as a host registers one that exports them. */
export function recordSpans(): RecordedSpans {
  const exporter = new InMemorySpanExporter();
  const stop = registerSdk(new SimpleSpanProcessor(exporter));
  return {
    list: () => exporter.getFinishedSpans(),
    paths: () => pathsOf(exporter.getFinishedSpans()),
    clear: () => exporter.reset(),
    stop,
  };
}

function pathsOf(spans: readonly ReadableSpan[]): string[] {
  const byId = new Map(spans.map((span) => [span.spanContext().spanId, span]));
  const pathOf = ({ name, parentSpanContext }: ReadableSpan): string => {
    const parent = byId.get(parentSpanContext?.spanId ?? '');
    return parent === undefined ? name : `${pathOf(parent)} > ${name}`;
  };
  return [...new Set(spans.map(pathOf))].toSorted();
}
