import { type FileKind, fileKinds } from './file-kinds.ts';
import type { Field } from './template.ts';

/** Media types of stored files by kind. */
const mediaTypes: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/webp', 'image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
};

/** The files that a field accepts. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  /** Media types of the accepted kinds, the usual one first. */
  readonly mediaTypes: readonly string[];
  readonly maxFiles: number;
  /** Maximum size of one stored file in bytes; null if unlimited. */
  readonly maxFileBytes: number | null;
}

/** Returns the files that a field accepts. Defaults: every kind, and one file. */
export function fileRulesOf({
  additionalOptions: { accept },
  validationRules: { maxFiles, maxFileBytes },
}: Pick<Field, 'additionalOptions' | 'validationRules'>): FileRules {
  const kinds = accept ? fileKinds.filter((kind) => accept.includes(kind)) : fileKinds;
  return {
    kinds,
    mediaTypes: kinds.flatMap((kind) => mediaTypes[kind]),
    maxFiles: maxFiles ?? 1,
    maxFileBytes: maxFileBytes ?? null,
  };
}
