import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from '../../../../scripts/workspace/debian-packages.ts';

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, 'haproxy')).find(existsSync);
}

/**
 * Path of HAProxy: the system's, else Debian's package (as root).
 * @throws Error with instructions if it cannot be installed
 */
export function findHaproxy(): string {
  const path = installed();
  if (path !== undefined) return path;
  installDebianPackages('HAProxy', 'haproxy');
  const added = installed();
  if (added !== undefined) return added;
  throw new Error(
    'No HAProxy for the test of several machines. Install it with your package manager (Debian: apt-get install ' +
      'haproxy), then run the command again.',
  );
}
