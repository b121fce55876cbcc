import { expect, it } from 'vitest';
import { readAtMost } from './read-at-most.ts';

/** An endless body. */
function endless(onPart: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      onPart();
      controller.enqueue(new Uint8Array(1_000));
    },
  });
}

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://shop.example', init);
}

it('The body is read up to the limit only, regardless of its headers', async () => {
  let parts = 0;
  const request = post(
    endless(() => (parts += 1)),
    { 'content-length': '5' },
  );
  expect(await readAtMost(request, 10_000)).toBeNull();
  expect(parts).toBeLessThan(15);
});

it('A body whose Content-Length exceeds the limit is not read', async () => {
  let parts = 0;
  const request = post(
    endless(() => (parts += 1)),
    { 'content-length': '10001' },
  );
  expect(await readAtMost(request, 10_000)).toBeNull();
  expect(parts).toBeLessThan(2);
});

it('A body of exactly the limit is returned, and an empty one', async () => {
  expect((await readAtMost(post('a'.repeat(10_000)), 10_000))?.length).toBe(10_000);
  expect(await readAtMost(new Request('https://shop.example'), 10_000)).toEqual(new Uint8Array());
});

it('The reading of a body stops after the timeout', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      isCancelled = true;
    },
  });
  await expect(readAtMost(post(body), 10_000, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(isCancelled).toBe(true);
});
