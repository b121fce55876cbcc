import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** A build that is repeated only if its sources have changed. */
interface StampedBuild {
  /** Files and folders of the workspace that the build reads */
  sources: readonly string[];
  /** Stores the digest of the sources of the last build */
  stampFile: string;
}

/** The shop's production build. */
export const shopBuild: StampedBuild = {
  sources: [
    'apps/shop',
    'packages',
    'supabase/contracts',
    'supabase/field-types',
    'supabase/legal',
    'supabase/tracing',
    'pnpm-lock.yaml',
  ],
  stampFile: join(workspaceRoot, 'apps/shop/build/server/.source-stamp'),
};

/** Names that the build does not read. */
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.react-router', 'e2e', 'deployed', 'server']);

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

/** Runs a build unless its last run read the same sources. */
export async function buildIfStale({ sources, stampFile }: StampedBuild, build: () => Promise<void>): Promise<void> {
  // Taken before the build, which may have read a file before it was saved again.
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await build();
  writeFileSync(stampFile, stamp);
}
