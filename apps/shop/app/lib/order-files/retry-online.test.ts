import { describe, expect, it } from 'vitest';
import { UploadFailure } from '../files/send-file.ts';
import { retryOnline } from './retry-online.ts';

/** A connection that is lost until `restore` is called, with an upload that needs it. */
function lostConnection() {
  const events = new EventTarget();
  const abort = new AbortController();
  let isOnline = false;
  let attempts = 0;
  let waits = 0;
  const upload = async () => {
    attempts += 1;
    if (!isOnline) throw new UploadFailure('network');
    return 'stored';
  };
  const result = retryOnline(upload, {
    connection: { events, isOnline: () => isOnline },
    signal: abort.signal,
    onWait: () => {
      waits += 1;
    },
  });
  return {
    result,
    abort,
    attempts: () => attempts,
    waits: () => waits,
    flicker: () => events.dispatchEvent(new Event('online')),
    restore: () => {
      isOnline = true;
      events.dispatchEvent(new Event('online'));
    },
  };
}

const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('an upload that lost its connection', () => {
  it('An upload that lost its connection waits and resumes when the browser is online again', async () => {
    const lost = lostConnection();
    await turns();
    expect([lost.attempts(), lost.waits()]).toEqual([1, 1]);
    lost.flicker();
    await turns();
    expect([lost.attempts(), lost.waits()]).toEqual([2, 2]);
    lost.restore();
    expect(await lost.result).toBe('stored');
    expect(lost.attempts()).toBe(3);
  });

  it('An upload that waits is cancelled', async () => {
    const lost = lostConnection();
    await turns();
    lost.abort.abort();
    await expect(lost.result).rejects.toMatchObject({ name: 'AbortError' });
    lost.restore();
    await turns();
    expect(lost.attempts()).toBe(1);
  });
});

it.each([
  ['was refused', 'pdf_encrypted', false],
  ['failed while the browser was online', 'network', true],
])('An upload that %s is not repeated', async (_, code, isOnline) => {
  let attempts = 0;
  const upload = async () => {
    attempts += 1;
    throw new UploadFailure(code);
  };
  const connection = { events: new EventTarget(), isOnline: () => isOnline };
  const result = retryOnline(upload, { connection, signal: new AbortController().signal, onWait: () => {} });
  await expect(result).rejects.toMatchObject({ code });
  expect(attempts).toBe(1);
});
