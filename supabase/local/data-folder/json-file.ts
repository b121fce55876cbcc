import { readFileSync } from 'node:fs';
import { writeWhole } from './write-whole.ts';

/** A small persistent value. Without a path it is in memory only. */
export interface JsonFile {
  read(): unknown;
  write(value: unknown): void;
}

/** Stores a value as JSON. A write replaces the file atomically, so that a crash leaves the old or the new value. */
export function jsonFile(path: string | undefined, { mode = 0o644 } = {}): JsonFile {
  if (path === undefined) return inMemory();
  return {
    read() {
      const text = readIfThere(path);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(value) {
      writeWhole([{ path, contents: JSON.stringify(value) }], { mode });
    },
  };
}

/** Copies only on read: copying a mailbox with attachments takes milliseconds, and every mail writes it. */
function inMemory(): JsonFile {
  let kept: unknown;
  return {
    read: () => structuredClone(kept),
    write: (value) => {
      kept = value;
    },
  };
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
