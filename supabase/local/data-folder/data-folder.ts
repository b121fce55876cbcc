import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** Folder with all data of the embedded backend, locked by one process at a time. */
export interface DataFolder {
  path(name: string): string;
  release(): void;
}

/**
 * Creates the folder if it is missing and locks it for this process.
 * @throws StartupError if a running process has locked it, or it is not writable
 */
export function claimDataFolder(folder: string): DataFolder {
  const root = resolve(folder);
  const lock = join(root, 'backend.pid');
  try {
    mkdirSync(root, { recursive: true });
    claim(lock, root);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The data folder ${root} cannot be used (${reason}). Make it writable, or choose another: SUPABASE_DATA_DIR=…`,
    );
  }
  return { path: (name) => join(root, name), release: () => rmSync(lock, { force: true }) };
}

function claim(lock: string, root: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = Number(readFileSync(lock, 'utf8'));
  // This process may be the holder, after an earlier start that was not closed.
  if (isAlive(holder)) {
    throw new StartupError(
      `The data folder ${root} is in use by process ${holder}. End that process, or choose another folder: SUPABASE_DATA_DIR=…`,
    );
  }
  // The holder was killed and left its lock.
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
