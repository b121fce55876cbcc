import type { Values } from 'configurator-core';
import * as z from 'zod/mini';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { isOwnFile, readOrderFiles } from '../_shared/order-files.ts';
import { digestOf } from '../_shared/order-link.ts';

const fileReferenceSchema = z.object({ id: z.uuid(), name: z.string(), mediaType: z.string(), bytes: z.int() });
const fileReferencesSchema = z.array(fileReferenceSchema);

/** What a configuration says of an uploaded file. */
export type NamedFile = z.infer<typeof fileReferenceSchema>;

/** The files that values name. Values of every other kind have no entries of this shape. */
export function namedFiles(values: Values): NamedFile[] {
  return Object.values(values).flatMap((value: unknown) => fileReferencesSchema.safeParse(value).data ?? []);
}

/**
 * Refuses lines with files that are gone or not the caller's. A reference that differs from what is stored is refused
 * too: the template's rules for type and size were checked on the reference.
 * @throws FunctionError file_unavailable
 */
export async function requireOwnFiles(
  deps: Pick<FunctionDeps, 'database'>,
  lines: readonly (readonly NamedFile[])[],
  { userId, uploadSecret }: { userId: string | null; uploadSecret: string | null },
): Promise<void> {
  const ids = [...new Set(lines.flat().map(({ id }) => id))];
  if (ids.length === 0) return;
  const files = new Map((await readOrderFiles(deps, ids)).map((file) => [file.id, file]));
  const owner = { userId, secretHash: uploadSecret === null ? null : await digestOf(uploadSecret) };
  const isAvailable = ({ id, name, mediaType, bytes }: NamedFile) => {
    const file = files.get(id);
    if (file === undefined || !isOwnFile(file, owner)) return false;
    return file.name === name && file.media_type === mediaType && file.bytes === bytes;
  };
  for (const [index, named] of lines.entries()) {
    const missing = named.filter((file) => !isAvailable(file));
    // The caller sent these names.
    if (missing.length > 0)
      throw new FunctionError('file_unavailable', { index, names: missing.map(({ name }) => name) });
  }
}
