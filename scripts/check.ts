// pnpm check: format, lint, types, import rules, unused code, packed packages, plain English, supply chain. Warnings fail too.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTask, type Task, workspaceRoot } from './child-processes.ts';

const packages = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(workspaceRoot, parent)).map((name) => `${parent}/${name}`),
);

const tasks: readonly Task[] = [
  { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
  { name: 'route types', command: 'react-router', arguments: ['typegen'], folder: join(workspaceRoot, 'apps/shop') },
  ...['.', 'supabase', ...packages].map((folder) => ({
    name: `types ${folder}`,
    command: 'tsc',
    arguments: ['-p', join(folder, 'tsconfig.json')],
  })),
  {
    name: 'import rules',
    command: 'depcruise',
    arguments: ['--config', '.dependency-cruiser.mjs', 'packages', 'apps/shop/app', 'supabase', 'scripts'],
  },
  { name: 'unused code', command: 'knip', arguments: ['--max-issues', '0'] },
  { name: 'tarballs, public API', command: 'node', arguments: ['scripts/check-packages.ts'] },
  { name: 'plain English', command: 'node', arguments: ['scripts/plain-words.ts'] },
  { name: 'keys, licences, pinned versions', command: 'node', arguments: ['scripts/supply-chain.ts'] },
];

const bin = join(workspaceRoot, 'apps/shop/node_modules/.bin');
let failed = 0;
for (const task of tasks) {
  const result = await runTask({ ...task, env: { PATH: `${process.env.PATH}:${bin}` } });
  const mark = result.exitCode === 0 ? '✔' : '✖';
  console.log(`${mark} ${task.name} (${result.seconds.toFixed(1)} s)`);
  if (result.exitCode === 0) continue;
  failed += 1;
  console.log(result.output);
}
process.exit(failed === 0 ? 0 : 1);
