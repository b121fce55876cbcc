import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { startUpload } from '../../../supabase/local/testing/deno-function.ts';
import { deployFunctions } from '../../../supabase/local/testing/deployment/deploy-functions.ts';
import { startSpanCollector } from '../../../supabase/local/testing/span-collector.ts';
import { startShopServer } from '../e2e/support/shop-server.ts';
import { floodedShop, publicUrl, shopEnv } from './deployed-shop.ts';

const exportSpans = fileURLToPath(new URL('../../../supabase/tracing/testing/export-spans.ts', import.meta.url));

/** A process of the function that reports on the backend, which exports its spans. */
async function startHealth(variables: Readonly<Record<string, string>>) {
  const { uploads, output } = await deployFunctions();
  const upload = uploads.find(({ name }) => name === 'health');
  if (upload === undefined) throw new Error(`The CLI did not deploy health:\n${output}`);
  const { backendUrl, secretKey } = floodedShop();
  const env = {
    supabaseUrl: backendUrl,
    secretKey,
    paypalApiBase: `${backendUrl}/paypal`,
    paypalClientId: 'unused',
    paypalClientSecret: 'unused',
    paypalMerchantId: 'unused',
    paypalWebhookId: 'unused',
    shopUrl: publicUrl,
    shopEmail: 'hallo@example.de',
    orderLinkSecret: 'unused',
  };
  return startUpload(upload, env, { url: 'http://127.0.0.1:1', apiKey: 'unused' }, variables);
}

/** Starts a gateway in front of the backend, which calls a function with the headers of requests for articles first. */
async function startGateway(backendUrl: string, callFunction: (headers: IncomingMessage['headers']) => Promise<void>) {
  const server = createServer(async (request, reply) => {
    if (request.url?.startsWith('/rest/v1/articles?')) await callFunction(request.headers);
    const { method, headers } = request;
    const passed = send(new URL(request.url ?? '/', backendUrl), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('A page of the shop and a function that is called for it are one trace over their processes', async () => {
  const collector = await startSpanCollector();
  const health = await startHealth(collector.variables);
  const references: (string | null)[] = [];
  const gateway = await startGateway(floodedShop().backendUrl, async ({ traceparent }) => {
    const reply = await fetch(`${health.url}/health`, { headers: { traceparent: String(traceparent) } });
    references.push(reply.headers.get('x-reference'));
    await reply.body?.cancel();
  });
  const shop = await startShopServer({
    ...shopEnv(),
    SUPABASE_URL: gateway.url,
    NODE_OPTIONS: `--import ${exportSpans}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.variables.OTEL_EXPORTER_OTLP_ENDPOINT ?? '',
  });
  try {
    const page = await fetch(`${shop.url}/articles/30000000-0000-4000-8000-000000000013`);
    expect([page.status, (await page.text()).includes('</html>')]).toEqual([200, true]);
    await expect.poll(() => collector.spans.some(({ name }) => name === 'function health')).toBe(true);
  } finally {
    // Sends the spans of the last pages.
    await shop.close();
    health.stop();
    gateway.close();
    collector.close();
  }

  const bySpanId = new Map(collector.spans.map((span) => [span.spanId, span]));
  /** Names from the root of the trace to a span. Deno adds one for the request itself. */
  const pathTo = (name: string) => {
    const path: string[] = [];
    let span = collector.spans.find((one) => one.name === name);
    for (; span !== undefined; span = bySpanId.get(span.parentSpanId ?? '')) path.unshift(span.name);
    return path.filter((one) => one !== 'GET');
  };
  expect(pathTo('GET payment_reconciliation')).toEqual([
    'shop GET',
    'loader routes/catalogue/article',
    'GET articles',
    'function health',
    'GET payment_reconciliation',
  ]);
  const [root] = collector.spans.filter(({ name }) => name === 'shop GET').slice(-1);
  expect(references).toEqual([root?.traceId]);
});
