import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseMissingFiles } from './missing-files.ts';

let folder: string;
let server: Server;
let url: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-missing-'));
  for (const name of ['assets', 'catalogue']) mkdirSync(join(folder, name));
  const route = { id: 'robots', path: 'robots.txt', module: {} };
  const app = express().use(refuseMissingFiles(folder, { robots: route as never }));
  server = createServer(app.use((_request, reply) => reply.send('a rendered page')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  '/assets/shell-OldBuild.js',
  '/assets/shell-OldBuild.css?v=1',
  '/assets/without-extension',
  '/catalogue/missing.avif',
  '/favicon.ico',
  '/articles/script.JS',
  '/.env.json',
])('The missing file %s gets a short 404 that is not stored', async (path) => {
  const reply = await fetch(url + path);
  expect([reply.status, await reply.text()]).toEqual([404, 'Not Found']);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

it.each(['/', '/robots.txt', '/categories', '/kontakt.data', '/old-page.html', '/preise.pdf', '/assets'])(
  'A page is rendered for %s',
  async (path) => {
    expect(await (await fetch(url + path)).text()).toBe('a rendered page');
  },
);
