import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { tracedFetch } from 'shop-backend/tracing';
import { type RecordedSpans, recordSpans } from 'shop-backend/tracing/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { referenceMiddleware } from './reference-middleware.server.ts';
import { tracing } from './tracing.server.ts';

let dataApi: Server;
let received: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  dataApi = createServer((request, reply) => {
    received.push(request.headers);
    reply.end('[]');
  });
  dataApi.listen(0, '127.0.0.1');
  await once(dataApi, 'listening');
});
afterAll(() => dataApi.close());

let spans: RecordedSpans | null = null;
beforeEach(() => {
  received = [];
});
afterEach(async () => {
  await spans?.stop();
  spans = null;
});

/** A shop with one page, whose loader reads articles, and with one that fails. */
function aShop() {
  const { port } = dataApi.address() as AddressInfo;
  const read = tracedFetch(fetch);
  const loader = async () => {
    await read(`http://127.0.0.1:${port}/rest/v1/articles?title=eq.greta%40example.de`);
    return null;
  };
  const fail = () => {
    throw new TypeError('Key (email)=(greta@example.de)');
  };
  const route = (id: string, path: string, load: () => unknown) => ({
    id,
    path,
    parentId: 'root',
    module: { loader: load },
  });
  const build = {
    entry: { module: { default: () => new Response(), handleError: () => {}, instrumentations: [tracing] } },
    routes: {
      root: { id: 'root', module: { middleware: [referenceMiddleware] } },
      'routes/article': route('routes/article', 'articles/:id', loader),
      'routes/broken': route('routes/broken', 'broken', fail),
    },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production');
}

const get = (path: string, headers: Record<string, string> = {}) =>
  aShop()(new Request(`http://shop.test${path}`, { headers }));

it('A page is a span with the pattern of its address, its loaders and their calls of the Data API', async () => {
  spans = recordSpans();
  expect((await get('/articles/4711?mail=greta@example.de')).status).toBe(200);
  expect(spans.paths()).toEqual([
    'shop GET',
    'shop GET > loader routes/article',
    'shop GET > loader routes/article > GET articles',
  ]);
  const [page] = spans.list().filter(({ name }) => name === 'shop GET');
  expect(page?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': 'articles/:id',
  });
  expect(JSON.stringify(spans.list().map(({ name, attributes }) => [name, attributes]))).not.toMatch(/greta|4711/);
});

it('The backend gets the trace of a page, and a visitor’s own trace is not continued', async () => {
  spans = recordSpans();
  const visitors = '0af7651916cd43dd8448eb211c80319c';
  await get('/articles/4711', { traceparent: `00-${visitors}-b7ad6b7169203331-01` });
  const [page] = spans.list();
  expect(received[0]?.traceparent).toContain(page?.spanContext().traceId);
  expect(received[0]?.traceparent).not.toContain(visitors);
});

it('A failed reply names the id of its trace, and an ordinary one names none', async () => {
  spans = recordSpans();
  const failed = await get('/broken');
  const [page] = spans.list().filter(({ name }) => name === 'shop GET');
  expect(failed.status).toBe(500);
  expect(failed.headers.get('x-reference')).toBe(page?.spanContext().traceId);
  expect(failed.headers.get('server-timing')).toBe(`reference;desc="${page?.spanContext().traceId}"`);
  const loader = spans.list().find(({ name }) => name === 'loader routes/broken');
  expect(loader?.attributes).toEqual({ 'shop.route': 'routes/broken', 'error.type': 'TypeError' });
  expect((await get('/articles/1')).headers.has('x-reference')).toBe(false);
});

it('A failed reply has a random reference without an SDK, and calls carry no trace', async () => {
  const failed = await get('/broken');
  expect(failed.headers.get('x-reference')).toMatch(/^[0-9a-f]{8}$/);
  await get('/articles/4711');
  expect(received[0]).not.toHaveProperty('traceparent');
});
