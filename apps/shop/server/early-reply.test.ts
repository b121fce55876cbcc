import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { publicRequest } from './public-request.ts';
import { sendReply } from './send-reply.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('[BEY-38] A connection serves the next request after a body that was refused before its end', async () => {
  server = createServer(async (incoming, reply) => {
    const request = publicRequest(incoming, reply, 'http://shop.example');
    const reader = request?.body?.getReader();
    await reader?.read();
    // Like the size limit of forms: neither reads nor awaits the rest.
    void reader?.cancel();
    await sendReply(incoming, reply, new Response(`reply to ${incoming.method}.`, { status: 413 }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  const arrives = (text: string) => expect.poll(() => received, { timeout: 10_000 }).toContain(text);

  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n');
  await arrives('reply to POST.');
  // The rest of the body, more than a socket buffers, then another visitor's request, as sent by a proxy.
  socket.write('6\r\nsecond\r\n');
  const rest = 'a'.repeat(0x10000);
  for (let part = 1; part <= 16; part += 1) socket.write(`10000\r\n${rest}\r\n`);
  socket.write('0\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrives('reply to GET.');
  socket.destroy();
});
