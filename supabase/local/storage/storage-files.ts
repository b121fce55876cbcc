import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { App } from '@supabase/lite';
import { writeWhole } from '../data-folder/write-whole.ts';

/** File storage of the Storage API. */
type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
}

/** Stores uploaded files in a folder, with their metadata in separate files. Does not keep versions. */
export function storageFiles(folder: string): StorageAdapter {
  const root = resolve(folder);
  const place = (bucket: string, key: string) => {
    const path = join(root, bucket, key);
    if (!path.startsWith(root + sep)) throw new Error(`${bucket}/${key} leads out of the storage folder`);
    return path;
  };
  const read = (bucket: string, key: string): StoredFile => {
    const path = place(bucket, key);
    return { ...JSON.parse(readFileSync(`${path}.meta`, 'utf8')), bytes: new Uint8Array(readFileSync(path)) };
  };
  const remove = (bucket: string, key: string) => {
    for (const ending of ['', '.meta']) rmSync(place(bucket, key) + ending, { force: true });
  };

  return {
    driver: undefined,
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const bytes = new Uint8Array(body instanceof Uint8Array ? body : await buffer(body));
      const path = place(bucket, key);
      const lastModified = new Date().toISOString();
      mkdirSync(dirname(path), { recursive: true });
      const metadata = JSON.stringify({ mimetype: contentType, cacheControl, lastModified });
      writeWhole([
        { path, contents: bytes },
        { path: `${path}.meta`, contents: metadata },
      ]);
      return metadataOf({ bytes, mimetype: contentType, cacheControl, lastModified });
    },
    async getObject(bucket, key, _version, headers) {
      const file = read(bucket, key);
      const metadata = metadataOf(file);
      if (headers?.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 };
      return { metadata, httpStatusCode: 200, body: new Blob([file.bytes]) };
    },
    headObject: async (bucket, key) => metadataOf(read(bucket, key)),
    deleteObject: async (bucket, key) => remove(bucket, key),
    async deleteObjects(bucket, keys) {
      for (const key of keys) remove(bucket, key);
    },
    async copyObject(bucket, key, _version, newBucket, newKey) {
      const target = place(newBucket, newKey);
      mkdirSync(dirname(target), { recursive: true });
      for (const ending of ['', '.meta']) cpSync(place(bucket, key) + ending, target + ending);
      return metadataOf(read(newBucket, newKey));
    },
    privateAssetUrl: async (bucket, key) => `file://${place(bucket, key)}`,
  };
}

function metadataOf({ bytes, mimetype, cacheControl, lastModified }: StoredFile): ObjectMetadata {
  return {
    mimetype,
    cacheControl,
    size: bytes.byteLength,
    contentLength: bytes.byteLength,
    lastModified: new Date(lastModified),
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    httpStatusCode: 200,
  };
}
