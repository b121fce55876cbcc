import { expect, it } from 'vitest';
import { reachServer } from './reach-server.ts';

it('returns the reply of the server', async () => {
  expect(
    await reachServer(
      async () => 'sent',
      () => 'failed',
    ),
  ).toBe('sent');
});

it('returns the failure when the connection is lost', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await reachServer(lost, () => 'failed')).toBe('failed');
});

it('follows a redirect', async () => {
  const redirect = new Response(null, { status: 302 });
  await expect(
    reachServer(
      () => Promise.reject(redirect),
      () => 'failed',
    ),
  ).rejects.toBe(redirect);
});
