import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** The commands whose last report is stored in the repository, because `npm test` cannot run them. */
export type StoredReportName = 'bench-flood' | 'bench-web';

/** The last report of a command. */
export interface StoredReport {
  readonly command: string;
  /** A message for each missed limit or goal */
  readonly missed: readonly string[];
  /** Day of the run, as `2026-11-22` */
  readonly ran: string;
  /** The commit that was checked out */
  readonly commit: string;
}

/** Short hash of the checked-out commit. */
export function currentCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: workspaceRoot, encoding: 'utf8' }).trim();
}

function fileOf(name: StoredReportName): string {
  return join(workspaceRoot, `docs/${name}.json`);
}

/** Replaces the last report of a command. */
export function storeReport<T extends Pick<StoredReport, 'command' | 'missed'>>(
  name: StoredReportName,
  figures: T,
): void {
  const ran = new Date().toISOString().slice(0, 10);
  writeFileSync(fileOf(name), `${JSON.stringify({ ran, commit: currentCommit(), ...figures }, null, 2)}\n`);
}

/** Reads the last report; null if the command has never completed. */
export function readStoredReport(name: StoredReportName): StoredReport | null {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
