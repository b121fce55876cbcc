import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentCommit } from '../bench/stored-report.ts';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** Number of an area's mutants that the tests detected, when last counted. */
export interface Count {
  readonly command: string;
  readonly tried: number;
  readonly noticed: number;
  /** Day of the count, as `2026-11-22` */
  readonly counted: string;
  /** The commit that was checked out */
  readonly commit: string;
}

/** The last count of each area. */
export const recordFile = join(workspaceRoot, 'docs/mutation-score.json');

/** Stores an area's count and keeps those of the other areas. */
export function record(area: string, count: Pick<Count, 'command' | 'tried' | 'noticed'>): void {
  const kept: Record<string, Count> = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
  const counted = new Date().toISOString().slice(0, 10);
  const counts = { ...kept, [area]: { ...count, counted, commit: currentCommit() } };
  writeFileSync(recordFile, `${JSON.stringify(counts, null, 2)}\n`);
}
