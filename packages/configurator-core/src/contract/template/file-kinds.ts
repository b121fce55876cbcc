/** Kinds of files that a file field can accept, in the order of an editor's list. */
export const fileKinds = ['image', 'pdf'] as const;

/** Kind of file. */
export type FileKind = (typeof fileKinds)[number];

/** Maximum number of files of one field. */
export const MAX_FILES = 10;

/** Returns whether JSON is a valid `additional_options.accept` list of file kinds. */
export function isAcceptList(json: unknown): boolean {
  return Array.isArray(json) && json.length > 0 && json.every((kind) => fileKinds.includes(kind));
}
