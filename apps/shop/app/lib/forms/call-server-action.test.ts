import { expect, it } from 'vitest';
import { callServerAction } from './call-server-action.ts';

it('returns the reply of the server', async () => {
  expect(
    await callServerAction(
      async () => 'sent',
      () => 'failed',
    ),
  ).toBe('sent');
});

it('returns the failure when the connection is lost', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await callServerAction(lost, () => 'failed')).toBe('failed');
});

it('follows a redirect', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(
    callServerAction(
      () => Promise.reject(redirect),
      () => 'failed',
    ),
  ).rejects.toBe(redirect);
});
