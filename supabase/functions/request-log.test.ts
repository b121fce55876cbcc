import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorReplySchema, errorStatus, isErrorCode } from '../contracts/index.ts';
import { handlers } from '../local/functions-host.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../local/testing/test-backend.ts';
import type { RequestLine } from './_shared/http/request-line.ts';

let backend: TestBackend;
const lines: RequestLine[] = [];
beforeAll(async () => {
  backend = await testBackend({ onRequest: (line) => lines.push(line) });
});
afterAll(() => backend.close());
afterEach(() => {
  lines.length = 0;
});

// These take no JSON.
const otherBodies: readonly string[] = ['health', 'upload-file', 'upload-image'];
const names = Object.keys(handlers).filter((name) => !otherBodies.includes(name));

function post(name: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishable, ...headers },
    body,
  });
}

describe('every request', () => {
  it('[BEY-69] A request that succeeds logs one line with its reference and no request data', async () => {
    const reply = await post('place-order', JSON.stringify(anOrder()));
    expect(reply.status).toBe(200);
    expect(lines).toEqual([
      {
        function: 'place-order',
        status: 200,
        outcome: 'ok',
        reference: reply.headers.get('x-reference'),
        durationMs: expect.any(Number),
      },
    ]);
  });

  it.each(names)(
    '[BEY-69] A request that %s rejects returns a code, its status and the reference of its log line',
    async (name) => {
      for (const body of ['', 'null', '[]', '{"items": 1}', `{"order": "${'x'.repeat(600_000)}"}`]) {
        lines.length = 0;
        const reply = await post(name, body);
        const { error } = errorReplySchema.parse(await reply.json());
        expect(isErrorCode(error.code) && errorStatus[error.code]).toBe(reply.status);
        expect(reply.status).toBeLessThan(500);
        expect(lines).toMatchObject([
          { function: name, status: reply.status, outcome: error.code, reference: error.reference },
        ]);
      }
      const read = await fetch(`${backend.url}/functions/v1/${name}`);
      expect(errorReplySchema.parse(await read.json()).error.code).toBe('method_not_allowed');
    },
  );

  it('[BEY-69] [BEY-09] A request with an internal error returns a reference, without personal or internal data', async () => {
    const secret = 'greta.geheim@example.de';
    const failing = vi.spyOn(backend.deps.database, 'rpc').mockImplementation(() => {
      throw new Error(`Failing row contains (${secret}): Key (email)=(${secret}) eyJhbGci.eyJzdWIi.c2ln`);
    });
    const reply = await post('place-order', JSON.stringify(anOrder({ guestInfo: { ...aGuest, email: secret } })));
    failing.mockRestore();
    const text = await reply.text();
    expect(reply.status).toBe(500);
    const { error } = errorReplySchema.parse(JSON.parse(text));
    expect(error).toEqual({ code: 'internal_error', params: {}, reference: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(lines).toMatchObject([
      { outcome: 'internal_error', reference: error.reference, failure: expect.any(String) },
    ]);
    const line = JSON.stringify(lines);
    expect(line).toContain('Failing row contains');
    for (const inner of [secret, 'Greta', 'Musterweg', 'eyJhbGci']) expect(line + text).not.toContain(inner);
  });
});
