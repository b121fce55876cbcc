import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  name: z.string(),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

/** A collector of OpenTelemetry that keeps the spans it receives. */
export interface SpanCollector {
  /** Environment variables with which Deno exports to it at once. */
  readonly variables: Readonly<Record<string, string>>;
  readonly spans: readonly z.infer<typeof spanSchema>[];
  close(): void;
}

/** Starts a collector for OTLP over HTTP with JSON on a free port. */
export async function startSpanCollector(): Promise<SpanCollector> {
  const spans: z.infer<typeof spanSchema>[] = [];
  const server = createServer(async (request, reply) => {
    let text = '';
    for await (const part of request) text += part;
    if (request.url === '/v1/traces') {
      const { resourceSpans } = exportSchema.parse(JSON.parse(text));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    }
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    variables: {
      OTEL_DENO: 'true',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    spans,
    close: () => server.close(),
  };
}
