// pnpm check: format, lint, types, import rules, unused code, packages, plain English, test titles, linear regular
// expressions, supply chain. Warnings fail too.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runTask, type Task, workspaceRoot } from './workspace/child-processes.ts';

const packages = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(workspaceRoot, parent)).map((name) => `${parent}/${name}`),
);

function checkTypes(folder: string): Task {
  // Cached type information of unchanged files.
  const kept = join('node_modules/.cache/types', `${folder === '.' ? 'root' : folder}.tsbuildinfo`);
  return {
    name: `types ${folder}`,
    command: 'tsc',
    arguments: ['-p', join(folder, 'tsconfig.json'), '--incremental', '--tsBuildInfoFile', kept],
  };
}

/** Tasks that run sequentially. */
type Lane = readonly Task[];

// Two lanes run in parallel on two cores. The type check needs the route types written by the first stage. Packing
// writes `dist` folders, so tasks that read all files run after it.
const stages: readonly (readonly Lane[])[] = [
  [[{ name: 'installed packages', command: 'node', arguments: ['scripts/install-packages.ts'] }]],
  [
    [
      {
        name: 'route types',
        command: 'react-router',
        arguments: ['typegen'],
        folder: join(workspaceRoot, 'apps/shop'),
      },
    ],
    [
      { name: 'format and lint', command: 'biome', arguments: ['check', '--error-on-warnings', '.'] },
      { name: 'plain English', command: 'node', arguments: ['scripts/plain-words.ts'] },
      { name: 'test titles', command: 'node', arguments: ['scripts/test-titles.ts'] },
      { name: 'linear regular expressions', command: 'node', arguments: ['scripts/regular-expressions.ts'] },
      { name: 'keys, licences, pinned versions', command: 'node', arguments: ['scripts/supply-chain.ts'] },
    ],
  ],
  [
    ['apps/shop', 'supabase', 'docs/site', ...packages.filter((folder) => folder !== 'apps/shop'), '.'].map(checkTypes),
    [
      { name: 'tarballs, public API', command: 'node', arguments: ['scripts/check-packages.ts'] },
      {
        name: 'import rules',
        command: 'depcruise',
        arguments: [
          '--config',
          '.dependency-cruiser.mjs',
          'packages',
          'apps/shop/app',
          'supabase',
          'scripts',
          'docs/site',
        ],
      },
      { name: 'unused code', command: 'knip', arguments: ['--max-issues', '0'] },
    ],
  ],
];

const bin = join(workspaceRoot, 'apps/shop/node_modules/.bin');
let failed = 0;

async function runLane(lane: Lane): Promise<void> {
  for (const task of lane) {
    const result = await runTask({ ...task, env: { PATH: `${process.env.PATH}:${bin}` } });
    const mark = result.exitCode === 0 ? '✔' : '✖';
    console.log(`${mark} ${task.name} (${result.seconds.toFixed(1)} s)`);
    if (result.exitCode === 0) continue;
    failed += 1;
    console.log(result.output);
  }
}

for (const lanes of stages) await Promise.all(lanes.map(runLane));
process.exit(failed === 0 ? 0 : 1);
