import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicDataCache } from './public-data-cache.ts';

const url = 'https://project.supabase.co';
const key = 'sb_publishable_key';
const maxAgeMs = 4_000;

/** Requests that reached the Data API. */
let sent: string[];
/** What the Data API answers. */
let answer: () => Response;
let shared: typeof fetch;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  sent = [];
  answer = () => Response.json([{ price: 10 }]);
  shared = publicDataCache({
    publishableKey: key,
    maxAgeMs,
    send: async (input, init) => {
      sent.push(`${init?.method} ${String(input).replace(url, '')}`);
      return answer();
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The client of a request, like that of the middleware. */
function clientOf(accessToken?: string): SupabaseClient {
  const global = { fetch: shared };
  if (accessToken === undefined) return createClient(url, key, { global });
  return createClient(url, key, { global, accessToken: async () => accessToken });
}

const read = (client = clientOf()) => client.from('articles').select('price').eq('id', '1');
const later = (ms: number) => vi.advanceTimersByTime(ms);

describe('public data', () => {
  it('A public reply is read once for many visitors within its time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => read()));
    later(maxAgeMs / 2 - 1);
    replies.push(await read());
    expect(sent).toEqual(['GET /rest/v1/articles?select=price&id=eq.1']);
    for (const { data, error } of replies) expect([data, error]).toEqual([[{ price: 10 }], null]);
  });

  it('A public reply is never older than its time after a save', async () => {
    await read();
    answer = () => Response.json([{ price: 20 }]);
    later(maxAgeMs + 1);
    expect((await read()).data).toEqual([{ price: 20 }]);
  });

  it('A public reply is renewed in the background in the second half of its time', async () => {
    await read();
    answer = () => Response.json([{ price: 20 }]);
    later(maxAgeMs / 2 + 1);
    expect((await read()).data).toEqual([{ price: 10 }]);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect((await read()).data).toEqual([{ price: 20 }]);
    expect(sent).toHaveLength(2);
  });

  it('A public reply whose renewal fails is shown until its time is over, then the failure', async () => {
    await read();
    answer = () => Response.json({ message: 'down', code: '500' }, { status: 500 });
    later(maxAgeMs / 2 + 1);
    expect((await read()).data).toEqual([{ price: 10 }]);
    later(maxAgeMs);
    expect((await read()).error?.message).toBe('down');
  });

  it('A public reply that could not be read is not stored', async () => {
    answer = () => Response.json({ message: 'down', code: '500' }, { status: 500 });
    expect((await read()).error?.message).toBe('down');
    answer = () => Response.json([]);
    expect((await read()).error).toBeNull();
  });

  it('A public reply is distinguished by filter, format and parameters of its function', async () => {
    const client = clientOf();
    await client.from('articles').select('price').eq('id', '2');
    await client.from('articles').select('price').eq('id', '1').range(0, 1);
    await client.from('articles').select('price').eq('id', '1').single();
    await client.rpc('search_catalogue', { p_query: 'a' });
    await client.rpc('search_catalogue', { p_query: 'b' });
    expect(sent).toHaveLength(5);
  });

  it('The cache takes a bounded amount of memory', async () => {
    shared = publicDataCache({ publishableKey: key, maxAgeMs, maxBytes: 4_000, send: async () => answer() });
    answer = () => Response.json('x'.repeat(1_000));
    const first = vi.fn(answer);
    await clientOf().rpc('search_catalogue', { p_query: 'first' });
    for (let number = 0; number < 10; number += 1)
      await clientOf().rpc('search_catalogue', { p_query: String(number) });
    answer = first;
    await clientOf().rpc('search_catalogue', { p_query: 'first' });
    expect(first).toHaveBeenCalledOnce();
  });
});

describe('never kept are', () => {
  it.each<[what: string, ask: () => PromiseLike<unknown>]>([
    ['reads with an account', () => read(clientOf('token-of-anna'))],
    ['orders', () => clientOf().from('orders').select('id')],
    ['addresses', () => clientOf().from('addresses').select('*')],
    ['writes to a public table', () => clientOf().from('articles').update({ price: 1 }).eq('id', '1')],
    ['deletions', () => clientOf().from('articles').delete().eq('id', '1')],
    ['functions that write', () => clientOf().rpc('count_configurator_visit', { p_version: 1 })],
    ['functions of a visitor', () => clientOf().rpc('my_orders')],
    ['files', () => clientOf().storage.from('order-files').download('a.pdf')],
  ])('The cache never keeps %s', async (_what, ask) => {
    await ask();
    await ask();
    expect(sent).toHaveLength(2);
  });

  it('The cache keeps no replies if the setting turns it off', async () => {
    let count = 0;
    shared = publicDataCache({
      publishableKey: key,
      maxAgeMs: 0,
      send: async () => {
        count += 1;
        return answer();
      },
    });
    await read();
    await read();
    expect(count).toBe(2);
  });

  it('The cache keeps no replies with an account, even if the same was read without one before', async () => {
    await read();
    answer = () => Response.json([{ price: 0 }]);
    expect((await read(clientOf('token-of-admin'))).data).toEqual([{ price: 0 }]);
    expect((await read()).data).toEqual([{ price: 10 }]);
  });
});
