import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { requestLimits } from 'shop-backend/contracts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withTimeouts } from './shop-server.ts';
import { stopServer } from './stop-server.ts';

let server: Server;
let port: number;
let finishReply = () => {};
const sockets: Socket[] = [];
beforeEach(async () => {
  server = withTimeouts((request, reply) => {
    finishReply = () => reply.end('done');
    if (request.url !== '/slow') finishReply();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** Opens a connection and records what the server sends. */
async function open(): Promise<{ socket: Socket; received: () => string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return { socket, received: () => text, closed };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

it('A stop ends at its deadline although a client sends one header line after the other', async () => {
  const { socket, closed } = await open();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n');
  const lines = setInterval(() => socket.write('X-Slow: a\r\n'), 50);
  const begun = performance.now();
  await stopServer(server, { waitMs: 10, deadlineMs: 500 });
  clearInterval(lines);
  await closed;
  expect(performance.now() - begun).toBeGreaterThan(400);
});

it('A stop completes the reply that is being written', async () => {
  const { socket, received, closed } = await open();
  socket.write(get('/slow'));
  await once(server, 'request');
  const stopped = stopServer(server, { waitMs: 0, deadlineMs: 60_000 });
  await wait(50);
  finishReply();
  const begun = performance.now();
  await Promise.all([stopped, closed]);
  expect(received()).toContain('done');
  // Not after the time for which an idle connection is kept.
  expect(performance.now() - begun).toBeLessThan(20_000);
});

it('A stopping server answers until its wait is over, and asks to end each connection', async () => {
  const idle = await open();
  idle.socket.write(get('/'));
  await expect.poll(idle.received).toContain('keep-alive');
  const stopped = stopServer(server, { waitMs: 1_000, deadlineMs: 60_000 });
  const late = await open();
  late.socket.write(get('/'));
  await late.closed;
  expect(late.received()).toMatch(/^Connection: close\r$/m);
  expect(late.received()).toContain('done');
  await Promise.all([stopped, idle.closed]);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
});

it('A stop is over before an orchestrator kills the process, and after a balancer has noticed it', () => {
  expect(requestLimits.shutdownDeadlineMs).toBeLessThan(30_000);
  expect(requestLimits.shutdownDeadlineMs - requestLimits.shutdownWaitMs).toBeGreaterThan(10_000);
});
