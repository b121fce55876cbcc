import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 120_000;

/** Waits until an address answers with success. */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} was not ready in ${timeoutMs / 1_000} s.`);
}
