import { expect } from 'vitest';
import { errorReplySchema, orderFileLimits, uploadFileReplySchema } from '../../contracts/index.ts';
import type { TestBackend } from './test-backend.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const { bucket } = orderFileLimits;

/** The secret of the guest who uploads, unless a test names another owner. */
export const uploadSecret = 'a'.repeat(64);

interface Sending {
  token?: string;
  name?: string;
  owner?: string;
}

/** Returns functions that upload files and read what is stored. The backend may start after this call. */
export function uploadsTo(backend: () => TestBackend) {
  function send(file: BodyInit, { token, name = 'Bello.jpg', owner = uploadSecret }: Sending = {}): Promise<Response> {
    return fetch(`${backend().url}/functions/v1/upload-file?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token ?? backend().keys.publishable}`,
        apikey: backend().keys.publishable,
        ...(owner !== '' && { 'x-upload-secret': owner }),
      },
      body: file,
    });
  }

  async function accepted(file: Bytes, options?: Sending) {
    const reply = await send(file, options);
    const body = await reply.json();
    expect([reply.status, body]).toEqual([200, body]);
    return uploadFileReplySchema.parse(body);
  }

  async function refusal(file: Bytes, options?: Sending) {
    const reply = await send(file, options);
    const { code, params } = errorReplySchema.parse(await reply.json()).error;
    return { status: reply.status, code, params };
  }

  async function objects(): Promise<string[]> {
    const { data } = await backend().deps.database.storage.from(bucket).list('', { limit: 1000 });
    return (data ?? []).map(({ name }) => name);
  }

  async function rows(): Promise<string[]> {
    const { data } = await backend().deps.database.from('order_files').select('id');
    return (data ?? []).map(({ id }) => id);
  }

  async function content(id: string): Promise<Bytes> {
    const { data, error } = await backend().deps.database.storage.from(bucket).download(id);
    if (error !== null) throw error;
    return new Uint8Array(await data.arrayBuffer());
  }

  /** Removes all files, and the attempts, which are counted per owner. */
  async function reset() {
    const { database } = backend().deps;
    await database.from('rate_limits').delete().eq('action', 'upload-file');
    const names = await objects();
    if (names.length > 0) await database.storage.from(bucket).remove(names);
    await database.from('order_files').delete().not('id', 'is', null);
  }

  return { send, accepted, refusal, objects, rows, content, reset };
}
