import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { BasicTracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace-base';

/**
 * Registers an SDK for this process, as the one for Node does.
 * @returns removes the SDK, after its last spans are processed
 */
export function registerSdk(processor: SpanProcessor): () => Promise<void> {
  const provider = new BasicTracerProvider({ spanProcessors: [processor] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    trace.disable();
    context.disable();
    propagation.disable();
    await provider.shutdown();
  };
}
