// Installs the packages of the lockfile, unless they are installed: pnpm keeps a copy of it in node_modules. Otherwise,
// after pulling a commit that changes dependencies, checks would read old packages or miss new ones.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask, workspaceRoot } from './workspace/child-processes.ts';
import pnpm from './workspace/pnpm.json' with { type: 'json' };

const installed = join(workspaceRoot, 'node_modules/.pnpm/lock.yaml');
const lockfile = readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8');
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lockfile) {
  const { exitCode, output } = await runTask({
    name: 'install',
    command: 'npx',
    arguments: ['--yes', `pnpm@${pnpm.version}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
  });
  if (exitCode !== 0) console.error(output);
  process.exitCode = exitCode;
}
