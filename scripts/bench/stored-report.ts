import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/child-processes.ts';

/** The commands whose last report is kept in the repository, because `npm test` cannot run them. */
export type StoredReportName = 'bench-flood' | 'bench-web';

/** The last report of a command. */
export interface StoredReport {
  readonly command: string;
  /** A sentence for each bound or goal that was missed */
  readonly missed: readonly string[];
  /** Day of the run, as `2026-11-22` */
  readonly ran: string;
  /** The commit that was checked out */
  readonly commit: string;
}

/** The short name of the commit that is checked out. */
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

/** Returns null when the command has never run to its end. */
export function readStoredReport(name: StoredReportName): StoredReport | null {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
