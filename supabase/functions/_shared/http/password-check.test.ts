import { expect, it } from 'vitest';
import { testDeps } from '../deps.fixture.ts';
import { passwordCheck } from './password-check.ts';

const { env } = testDeps();

/** Checks a password against an auth server that answers with this status. */
function check(status: number): Promise<boolean> {
  return passwordCheck(env, async () => new Response('{}', { status }))('anna@example.de', 'pfotenmass');
}

it('[BEY-13] The password that the auth server accepts is accepted, and no other', async () => {
  expect(await Promise.all([200, 400, 403, 429, 499].map(check))).toEqual([true, false, false, false, false]);
});

it.each([500, 503])(
  '[BEY-13] An auth server that fails with %i is not reported as a wrong password',
  async (status) => {
    await expect(check(status)).rejects.toThrow(`The auth server answered ${status}`);
  },
);

it('[BEY-13] The check uses the secret key, so that it has no rate limit of its own', async () => {
  const asked: unknown[] = [];
  await passwordCheck(env, async (input, init) => {
    asked.push(String(input), new Headers(init?.headers).get('apikey'), JSON.parse(String(init?.body)));
    return Response.json({});
  })('anna@example.de', 'pfotenmass');
  expect(asked).toEqual([
    'http://backend.test/auth/v1/token?grant_type=password',
    'sb_secret_test',
    { email: 'anna@example.de', password: 'pfotenmass' },
  ]);
});
