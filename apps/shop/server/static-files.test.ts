import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import express, { type RequestHandler } from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveFiles } from './shop-server.ts';

let folder: string;
let server: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-files-'));
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves the folder and returns the port. */
async function listen(before: RequestHandler = (_request, _reply, next) => next()): Promise<number> {
  const app = express().use(before, serveFiles(folder, { maxAge: 60 }));
  server = createServer(app.use((_request, reply) => reply.send('a page')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('A file deleted since the start ends one connection, and the server serves the next request', async () => {
  for (const name of ['deleted.js', 'kept.js']) writeFileSync(join(folder, name), name);
  const url = `http://127.0.0.1:${await listen()}`;
  rmSync(join(folder, 'deleted.js'));
  await expect(fetch(`${url}/deleted.js`)).rejects.toThrow('fetch failed');
  expect(await (await fetch(`${url}/kept.js`)).text()).toBe('kept.js');
  expect(await (await fetch(`${url}/page`)).text()).toBe('a page');
});

it('A file whose download is aborted is closed', async () => {
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(5_000_000));
  let file: Readable | undefined;
  const port = await listen((_request, reply, next) => {
    reply.once('pipe', (source: Readable) => {
      file = source;
    });
    next();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  await expect.poll(() => file?.destroyed, { timeout: 10_000 }).toBe(true);
  expect(file?.readableEnded).toBe(false);
});
