import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits } from '../../contracts/index.ts';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await testBackend();
  token = await backend.signIn('anna@example.de');
});
afterAll(() => backend.close());

const services = [
  ['Auth', '/auth/v1/signup', requestLimits.authBytes],
  ['the Data API', '/rest/v1/rpc/submit_contact_request', requestLimits.dataApiBytes],
  ['Storage', '/storage/v1/object/order-files/a', requestLimits.storageBytes],
  ['an unknown path', '/nothing/here', requestLimits.dataApiBytes],
] as const;

/** Sends up to 150 MB in chunks without a content-length. @returns the status and the number of accepted bytes */
function flood(path: string): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const part = Buffer.alloc(64_000, ' ');
    let sent = 0;
    let isAnswered = false;
    const request = httpRequest(`${backend.url}${path}`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
    });
    const write = () => {
      while (!isAnswered && sent < 150_000_000) {
        sent += part.length;
        if (!request.write(part)) return void request.once('drain', write);
      }
      request.end();
    };
    request.on('response', (reply) => {
      isAnswered = true;
      reply.resume();
      resolve({ status: reply.statusCode ?? 0, sent });
      request.destroy();
    });
    // The server may close the connection after its reply.
    request.on('error', (error) => isAnswered || reject(error));
    write();
  });
}

describe('a body over the limit', () => {
  it.each(services)(
    'A body over the limit sent to %s is refused while it is read',
    async (_service, path, maxBytes) => {
      const { status, sent } = await flood(path);
      expect(status).toBe(413);
      // What is on its way in buffers counts as sent.
      expect(sent).toBeLessThan(maxBytes + 20_000_000);
    },
  );

  it.each(services)(
    'A body over the limit sent to %s is refused at once if its header says so',
    async (_service, path, maxBytes) => {
      const body = 'x'.repeat(maxBytes + 1);
      const reply = await fetch(`${backend.url}${path}`, { method: 'POST', body });
      expect([reply.status, (await reply.json()).code]).toEqual([413, 'request_too_large']);
      // A refusal leaves no broken connection behind.
      expect((await fetch(`${backend.url}${path}`, { method: 'POST', body: '{}' })).status).not.toBe(413);
    },
  );

  it('The refusal of a body starts at one byte above the limit', async () => {
    const body = JSON.stringify({ p_request: {} }).padEnd(requestLimits.dataApiBytes);
    const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json' };
    const send = (text: string) =>
      fetch(`${backend.url}/rest/v1/rpc/submit_contact_request`, { method: 'POST', headers, body: text });
    expect((await send(body)).status).toBe(422);
    expect((await send(`${body} `)).status).toBe(413);
  });
});

describe('user metadata', () => {
  const change = (data: object) =>
    fetch(`${backend.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: backend.keys.publishable,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ data }),
    });

  it('User metadata beyond 4 kB is refused, also in small steps, because it is part of every token', async () => {
    expect((await change({ notes: 'x'.repeat(requestLimits.userMetadataBytes) })).ok).toBe(false);
    const replies: boolean[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) replies.push((await change({ [name]: 'x'.repeat(1_000) })).ok);
    expect(replies).toEqual([true, true, true, false, false]);
    expect((await backend.signIn('anna@example.de')).length).toBeLessThan(8_000);
    expect((await change({ a: null, b: null, c: null })).ok).toBe(true);
  });

  it('User metadata beyond 4 kB creates no account', async () => {
    const reply = await fetch(`${backend.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'gross@example.de', password: 'pfotenmass', data: { notes: 'x'.repeat(5_000) } }),
    });
    expect(reply.ok).toBe(false);
  });
});
