// Installs the packages of the lockfile, unless it is what is installed: pnpm keeps a copy of it in node_modules. After a
// commit that changes dependencies is pulled, checks would otherwise read older packages or miss new ones.
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
