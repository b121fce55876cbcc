import { isRecord } from '../../json.ts';

/** A file stored by the host. The engine keeps only the reference, never the content. */
export interface FileReference {
  /** UUID assigned by the host, in lower case. */
  readonly id: string;
  /** Displayed name, with extension. */
  readonly name: string;
  readonly mediaType: string;
  /** Size of the stored file. */
  readonly bytes: number;
}

const MAX_NAME_LENGTH = 255;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_NAME_LENGTH;
}

/** Parses one untrusted reference. Returns undefined if invalid. */
function readReference(json: unknown): FileReference | undefined {
  if (!isRecord(json)) return undefined;
  const { id, name, mediaType, bytes } = json;
  const isSize = typeof bytes === 'number' && Number.isSafeInteger(bytes) && bytes >= 0;
  if (typeof id !== 'string' || !uuid.test(id) || !isName(name) || !isName(mediaType) || !isSize) return undefined;
  return { id: id.toLowerCase(), name, mediaType, bytes: bytes + 0 };
}

/** Result of parsing a list of files. */
export interface ReadFiles {
  readonly files: readonly FileReference[];
  /** Whether every entry is valid and every id unique. */
  readonly isWhole: boolean;
}

/** Parses an untrusted list of files. Keeps the first of several entries with the same id. Never throws. */
export function readFiles(json: unknown): ReadFiles {
  if (!Array.isArray(json)) return { files: [], isWhole: false };
  const files = new Map<string, FileReference>();
  try {
    for (const entry of json as readonly unknown[]) {
      const file = readReference(entry);
      if (file && !files.has(file.id)) files.set(file.id, file);
    }
  } catch {
    // Only a getter or a proxy can throw, and JSON has neither.
    return { files: [...files.values()], isWhole: false };
  }
  return { files: [...files.values()], isWhole: files.size === json.length };
}

/** Returns whether an entry of a list is a file. */
export function isFile(entry: unknown): entry is FileReference {
  return typeof entry === 'object' && entry !== null && 'mediaType' in entry;
}

/** Returns whether a value is a list of files. Such a list is never empty. */
export function isFileList(value: unknown): value is readonly FileReference[] {
  return Array.isArray(value) && isFile(value[0]);
}

/** Returns whether two entries are equal file references. */
export function isSameFile(left: unknown, right: unknown): boolean {
  if (!isFile(left) || !isFile(right)) return false;
  const { id, name, mediaType, bytes } = right;
  return left.id === id && left.name === name && left.mediaType === mediaType && left.bytes === bytes;
}
