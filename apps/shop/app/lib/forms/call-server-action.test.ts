import { expect, it } from 'vitest';
import { callServerAction } from './call-server-action.ts';

it('The reply of the server is returned', async () => {
  expect(
    await callServerAction(
      async () => 'sent',
      () => 'failed',
    ),
  ).toBe('sent');
});

it('The failure is returned when the connection is lost', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await callServerAction(lost, () => 'failed')).toBe('failed');
});

it('A redirect is followed', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(
    callServerAction(
      () => Promise.reject(redirect),
      () => 'failed',
    ),
  ).rejects.toBe(redirect);
});
