import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A small value that outlives a restart; in memory only when there is no path. */
export interface JsonFile {
  read(): unknown;
  write(value: unknown): void;
}

/** Keeps a value as JSON. A write replaces the file at once, so that a crash leaves the old or the new state. */
export function jsonFile(path: string | undefined, { mode = 0o644 } = {}): JsonFile {
  let kept: string | undefined;
  return {
    read() {
      const text = path === undefined ? kept : readIfThere(path);
      return text === undefined ? undefined : JSON.parse(text);
    },
    write(value) {
      kept = JSON.stringify(value);
      if (path === undefined) return;
      writeFileSync(`${path}.new`, kept, { mode });
      renameSync(`${path}.new`, path);
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
