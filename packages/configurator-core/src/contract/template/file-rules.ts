import type { Field } from './template.ts';

/** Kinds of files that a file field can accept, in the order in which an editor lists them. */
export const fileKinds = ['image', 'pdf'] as const;

/** A kind of files. */
export type FileKind = (typeof fileKinds)[number];

/** The largest number of files that a field can accept. */
export const MAX_FILES = 10;

/** Media types of stored files by their kind. */
const mediaTypes: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['image/webp', 'image/jpeg', 'image/png'],
  pdf: ['application/pdf'],
};

/** What a file field accepts. */
export interface FileRules {
  readonly kinds: readonly FileKind[];
  /** Media types of the kinds, the usual one first. */
  readonly mediaTypes: readonly string[];
  readonly maxFiles: number;
  /** Largest size of one stored file in bytes; null without a limit. */
  readonly maxFileBytes: number | null;
}

/** Whether JSON is a list of kinds that `additional_options.accept` may hold. */
export function isAcceptList(json: unknown): boolean {
  return Array.isArray(json) && json.length > 0 && json.every((kind) => fileKinds.includes(kind));
}

/** Reads what a file field accepts: every kind and one file, unless the template says otherwise. */
export function fileRulesOf({
  additionalOptions: { accept },
  validationRules: { maxFiles, maxFileBytes },
}: Pick<Field, 'additionalOptions' | 'validationRules'>): FileRules {
  const named = Array.isArray(accept) ? fileKinds.filter((kind) => accept.includes(kind)) : [];
  const kinds = named.length > 0 ? named : fileKinds;
  return {
    kinds,
    mediaTypes: kinds.flatMap((kind) => mediaTypes[kind]),
    maxFiles: maxFiles ?? 1,
    maxFileBytes: maxFileBytes ?? null,
  };
}
