import { expect, it } from 'vitest';
import { testBackend } from './testing/test-backend.ts';

it('Parallel requests right after the start are answered', async () => {
  const backend = await testBackend();
  try {
    const { url, keys } = backend;
    const request = async () => {
      const reply = await fetch(`${url}/rest/v1/categories?select=id`, { headers: { apikey: keys.publishable } });
      return reply.status;
    };
    expect(await Promise.all(Array.from({ length: 30 }, request))).toEqual(Array(30).fill(200));
  } finally {
    await backend.close();
  }
});
