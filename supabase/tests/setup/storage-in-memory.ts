import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type StoredFile = { body: Uint8Array<ArrayBuffer>; contentType: string; cacheControl: string };

async function bytesOf(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array<ArrayBuffer>> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).arrayBuffer());
}

/** Stores uploaded files in memory, for one test. */
export function createMemoryStorage(): StorageAdapter {
  const files = new Map<string, StoredFile>();
  const stored = (bucket: string, key: string): StoredFile => {
    const file = files.get(`${bucket}/${key}`);
    if (!file) throw new Error(`no file ${bucket}/${key}`);
    return file;
  };
  const metadataOf = (file: StoredFile) => ({
    cacheControl: file.cacheControl,
    contentLength: file.body.byteLength,
    eTag: `"${file.body.byteLength}"`,
    httpStatusCode: 200,
    lastModified: new Date(0),
    mimetype: file.contentType,
    size: file.body.byteLength,
  });
  return {
    driver: files,
    getObject: async (bucket, key) => {
      const file = stored(bucket, key);
      return { body: new Blob([file.body]), httpStatusCode: 200, metadata: metadataOf(file) };
    },
    uploadObject: async (bucket, key, _version, body, contentType, cacheControl) => {
      const file = { body: await bytesOf(body), contentType, cacheControl };
      files.set(`${bucket}/${key}`, file);
      return metadataOf(file);
    },
    deleteObject: async (bucket, key) => {
      files.delete(`${bucket}/${key}`);
    },
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) files.delete(`${bucket}/${key}`);
    },
    copyObject: async (bucket, key, _version, toBucket, toKey) => {
      const file = stored(bucket, key);
      files.set(`${toBucket}/${toKey}`, file);
      return metadataOf(file);
    },
    headObject: async (bucket, key) => metadataOf(stored(bucket, key)),
    privateAssetUrl: async (bucket, key) => `memory:${bucket}/${key}`,
  };
}
