import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReadiness, type Readiness, serveHealth } from './readiness.ts';

let folder: string;
const servers: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-ready-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['entry.js', 'framework.js', 'home.js', 'home.css'])
    writeFileSync(join(folder, 'assets', name), '');
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const home = {
  id: 'home',
  module: '/assets/home.js',
  imports: ['/assets/framework.js'],
  css: ['/assets/home.css#'],
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};
const assets = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: { home },
  url: '/assets/manifest.js',
  version: 'v1',
};

/** Starts a server whose Data API answers as given, and returns both. */
async function startWith(dataApi: RequestListener): Promise<{ url: string; readiness: Readiness }> {
  const supabase = { url: await listen(dataApi), publishableKey: 'key' };
  const readiness = createReadiness({ build: { assets }, clientFolder: folder, supabase });
  return { url: await listen(express().use(serveHealth(readiness))), readiness };
}

async function replyOf(url: string): Promise<{ status: number; text: string }> {
  const reply = await fetch(url);
  return { status: reply.status, text: await reply.text() };
}

it('A server is ready if the Data API answers and all files are present', async () => {
  const keys: unknown[] = [];
  const { url } = await startWith((request, reply) => {
    keys.push(request.headers.apikey);
    reply.end('[]');
  });
  expect(await replyOf(`${url}/readyz`)).toEqual({ status: 200, text: 'ok\n' });
  expect(keys).toEqual(['key']);
});

it('A server is healthy but not ready while the Data API does not answer in a second', async () => {
  const { url } = await startWith(() => {});
  const [ready, healthy] = await Promise.all([replyOf(`${url}/readyz`), replyOf(`${url}/healthz`)]);
  expect(ready).toEqual({ status: 503, text: 'the Data API does not answer in 1000 ms\n' });
  expect(healthy).toEqual({ status: 200, text: 'ok\n' });
});

it('A server is not ready if the Data API fails', async () => {
  const { url } = await startWith((_request, reply) => reply.writeHead(500).end());
  expect(await replyOf(`${url}/readyz`)).toEqual({ status: 503, text: 'the Data API answers with 500\n' });
});

it.each(['home.css', 'framework.js', 'entry.js'])('A server is not ready without its file %s', async (name) => {
  const { url } = await startWith((_request, reply) => reply.end('[]'));
  rmSync(join(folder, 'assets', name));
  const text = `1 files of the build are missing, such as ${name}\n`;
  expect(await replyOf(`${url}/readyz`)).toEqual({ status: 503, text });
});

it('A server that is being stopped is not ready, but healthy', async () => {
  const { url, readiness } = await startWith((_request, reply) => reply.end('[]'));
  expect((await replyOf(`${url}/readyz`)).status).toBe(200);
  readiness.stop();
  expect(await replyOf(`${url}/readyz`)).toEqual({ status: 503, text: 'the server is being stopped\n' });
  expect((await replyOf(`${url}/healthz`)).status).toBe(200);
});

it('Many questions at once ask the Data API once', async () => {
  let asked = 0;
  const { url } = await startWith((_request, reply) => {
    asked += 1;
    reply.end('[]');
  });
  await Promise.all(Array.from({ length: 20 }, () => replyOf(`${url}/readyz`)));
  expect(asked).toBeLessThan(5);
});
