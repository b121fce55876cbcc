import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

const SOURCES = ['apps/shop', 'packages', 'supabase/contracts', 'pnpm-lock.yaml'];
/** Names that the build does not read. */
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router', 'e2e', 'deployed', 'server']);
const stampFile = join(workspaceRoot, 'apps/shop/build/server/.source-stamp');

function* filesOf(path: string, isRead: (name: string) => boolean): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path).sort()) {
    if (!SKIPPED.has(entry) && isRead(entry)) yield* filesOf(join(path, entry), isRead);
  }
}

/**
 * Digest of the names and contents of all files in some folders of the workspace.
 * @param isRead whether a file or a folder with this name is included
 */
export function stampOf(sources: readonly string[], isRead: (name: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...filesOf(join(workspaceRoot, source), isRead)])) {
    hash.update(file);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the shop's production build matches the current sources. */
export function isBuildCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(SOURCES);
}

/** Marks the shop's production build as matching the current sources. */
export function markBuildCurrent(): void {
  writeFileSync(stampFile, stampOf(SOURCES));
}
