import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderFileLimits } from '../../../contracts/index.ts';
import { anOrder, type TestBackend, testBackend } from '../../../local/testing/test-backend.ts';
import { uploadsTo } from '../../../local/testing/uploads.ts';
import { sweep } from '../maintenance/sweep.ts';
import { secretClient } from '../start-function.ts';
import { png } from '../testing/make-pictures.ts';

const { bucket } = orderFileLimits;

let backend: TestBackend;
let clock = new Date();
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
});
beforeEach(() => reset());
afterAll(() => backend.close());

const { accepted, objects, rows, reset } = uploadsTo(() => backend);

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('the sweep', () => {
  it('The sweep removes row and object of a file without an order after two days', async () => {
    clock = hours(0);
    const { id } = await accepted(png(3, 3));
    clock = hours(47);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[id], [id]]);
    clock = hours(49);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[], []]);
    clock = hours(0);
  });

  it('The sweep leaves nothing of an upload that was interrupted before, during or after its object', async () => {
    const { database } = backend.deps;
    const interrupted = async () => {
      const { data } = await database
        .from('order_files')
        .insert({ secret_hash: 'c'.repeat(64), name: 'x', media_type: 'image/webp', bytes: 1 })
        .select('id')
        .single();
      return String(data?.id);
    };
    await interrupted();
    const put = (name: string) => database.storage.from(bucket).upload(name, png(1, 1), { contentType: 'image/webp' });
    await put(await interrupted());
    // As in a database restored from a backup: an object without a row, and a row without an object.
    await put(crypto.randomUUID());
    const lost = await accepted(png(3, 3));
    await database.storage.from(bucket).remove([lost.id]);
    const kept = await accepted(png(3, 3));
    clock = hours(2);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[kept.id], [kept.id]]);
    clock = hours(0);
  });

  it('The sweep retries a failed removal', async () => {
    const { id } = await accepted(png(3, 3));
    clock = hours(49);
    // Storage is unreachable; the database is reachable.
    const send: typeof fetch = async (input, init) => {
      if (new Request(input, init).url.includes('/storage/v1/')) throw new TypeError('fetch failed');
      return fetch(input, init);
    };
    await sweep({ ...backend.deps, database: secretClient(backend.deps.env, send) });
    expect([await rows(), await objects()]).toEqual([[id], [id]]);
    await sweep(backend.deps);
    expect([await rows(), await objects()]).toEqual([[], []]);
    clock = hours(0);
  });

  it('The sweep logs a file that an order needs and whose object is missing', async () => {
    const { id } = await accepted(png(3, 3));
    const { database } = backend.deps;
    const { orderDbId } = await backend.place(anOrder());
    const { data: item } = await database.from('order_items').select('id').eq('order_id', orderDbId).single();
    await database.from('order_item_files').insert({ order_item_id: item?.id, file_id: id });
    await database.storage.from(bucket).remove([id]);
    const logged: unknown[] = [];
    await sweep({ ...backend.deps, log: (...line) => logged.push(line) });
    expect(logged).toEqual([['A file of an order is missing in Storage', { file: id }]]);
    expect(await rows()).toEqual([]);
  });
});
