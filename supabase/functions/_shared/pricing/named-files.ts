import { type FileReference, isFileList, type Values } from 'configurator-core';
import type { FunctionDeps } from '../deps.ts';
import { isOwnFile, readOrderFiles } from '../files/order-files.ts';
import { digestOf } from '../tokens/order-link.ts';

/** A file referenced by a field's value. */
export interface NamedFile {
  fieldName: string;
  file: FileReference;
}

/** Owners whose files an order may contain: a customer, and the holder of a guest's upload secret. */
export interface FileBuyer {
  userId: string | null;
  uploadSecret: string | null;
}

/** Returns the files referenced by values. */
export function namedFiles(values: Values): NamedFile[] {
  return Object.entries(values).flatMap(([fieldName, value]) =>
    isFileList(value) ? value.map((file) => ({ fieldName, file })) : [],
  );
}

/**
 * Finds the files of each line that are missing or belong to another buyer. A reference that differs from the stored
 * file counts as missing, because the template's rules for type and size were checked on the reference.
 * @returns one list per line
 */
export async function missingFiles(
  deps: Pick<FunctionDeps, 'database'>,
  lines: readonly (readonly NamedFile[])[],
  { userId, uploadSecret }: FileBuyer,
): Promise<NamedFile[][]> {
  const ids = [...new Set(lines.flat().map(({ file }) => file.id))];
  if (ids.length === 0) return lines.map(() => []);
  const stored = new Map((await readOrderFiles(deps, ids)).map((file) => [file.id, file]));
  const owner = { userId, secretHash: uploadSecret === null ? null : await digestOf(uploadSecret) };
  const isAvailable = ({ file: { id, name, mediaType, bytes } }: NamedFile) => {
    const file = stored.get(id);
    if (file === undefined || !isOwnFile(file, owner)) return false;
    return file.name === name && file.media_type === mediaType && file.bytes === bytes;
  };
  return lines.map((named) => named.filter((file) => !isAvailable(file)));
}
