import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { confirmPassword } from './change-user.ts';

function clientWithReply(status: number, body: unknown) {
  const fetched = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => Response.json(body, { status }));
  return { client: createClient('http://localhost', 'key', { global: { fetch: fetched } }), fetched };
}

it('The password is confirmed without a new sign-in, so the second factor remains verified', async () => {
  const { client, fetched } = clientWithReply(200, { status: 'confirmed' });
  expect(await confirmPassword(client, 'pfotenmass')).toBe('done');
  expect(fetched.mock.calls.map(([input]) => String(input))).toEqual([
    'http://localhost/functions/v1/confirm-password',
  ]);
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ password: 'pfotenmass' });
});

it('A wrong password is distinguished from a failed check', async () => {
  const wrong = clientWithReply(403, { error: { code: 'reauthentication_failed', params: {} } });
  expect(await confirmPassword(wrong.client, 'falsch')).toBe('wrong-password');
  const broken = clientWithReply(500, { error: { code: 'internal_error', params: {} } });
  expect(await confirmPassword(broken.client, 'pfotenmass')).toBe('failed');
});
