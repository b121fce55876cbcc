import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { withTimeouts } from './shop-server.ts';

const noTimeoutMs = 600_000;
const longTimeouts = {
  headersTimeoutMs: noTimeoutMs,
  requestTimeoutMs: noTimeoutMs,
  idleTimeoutMs: noTimeoutMs,
  keepAliveTimeoutMs: noTimeoutMs,
};

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/**
 * Sends the start of a request and returns all data received until the server closes the connection. A busy server may
 * close it before it has read the request; the system then resets the connection instead of ending it.
 */
async function replyTo(beginning: string, limits: Partial<typeof longTimeouts>): Promise<string> {
  server = withTimeouts((request, reply) => request.resume().once('end', () => reply.end('done')), {
    ...longTimeouts,
    ...limits,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  const closed = new Promise<string>((resolve, reject) => {
    socket.once('close', () => resolve(received));
    socket.once('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
  });
  socket.write(beginning);
  return closed;
}

const headers = 'POST / HTTP/1.1\r\nHost: shop.example\r\n';

it('A caller who sends headers too slowly is disconnected', async () => {
  expect(await replyTo(headers, { headersTimeoutMs: 20, requestTimeoutMs: 30 })).toMatch(/^HTTP\/1\.1 408 /);
});

it('A caller who sends a body too slowly is disconnected', async () => {
  const beginning = `${headers}Content-Length: 100\r\n\r\nname=`;
  expect(await replyTo(beginning, { headersTimeoutMs: 20, requestTimeoutMs: 30 })).toMatch(/^HTTP\/1\.1 408 /);
});

it('A connection without traffic is closed', async () => {
  expect(await replyTo(`${headers}Content-Length: 100\r\n\r\nname=`, { idleTimeoutMs: 20 })).toBe('');
});

it('A keep-alive connection without another request is closed', async () => {
  expect(await replyTo(`${headers}Content-Length: 0\r\n\r\n`, { keepAliveTimeoutMs: 20 })).toMatch(/done$/);
});
