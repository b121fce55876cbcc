// pnpm release: all steps before publishing. Checks the workspace, builds and packs the packages, and runs npm publish
// without uploading (dry run). Ends with the commands that publish; with `--publish`, as in the workflow, runs them.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { packPackages } from './packages/pack-packages.ts';
import { missingAddresses, projectAddresses } from './packages/public-addresses.ts';
import { runTask, type Task, workspaceRoot } from './workspace/child-processes.ts';

async function step(task: Task): Promise<void> {
  console.log(`… ${task.name}`);
  const { exitCode, output } = await runTask(task);
  if (exitCode === 0) return;
  console.error(`${output}\n✖ ${task.name}: nothing was published.`);
  process.exit(1);
}

const changes = execFileSync('git', ['status', '--porcelain'], { cwd: workspaceRoot, encoding: 'utf8' });
if (changes !== '') {
  console.error(`✖ Commit or stash these changes first, so that the packages are of a commit:\n${changes}`);
  process.exit(1);
}
const missing = missingAddresses(projectAddresses);
if (missing.length > 0) {
  console.error(`✖ project.json and the package.json of each package must name these first: ${missing.join(', ')}.`);
  process.exit(1);
}
await step({ name: 'check', command: 'node', arguments: ['scripts/check.ts'] });
await step({ name: 'tests of the tarballs', command: 'vitest', arguments: ['run', '--project', 'adopters'] });

const uploads: string[][] = [];
for (const { name, version, file } of await packPackages()) {
  // A prerelease is published under its own tag, e.g. rc, so that `latest` does not change.
  const [, tag = 'latest'] = /-([a-z]+)/.exec(version) ?? [];
  const parameters = ['publish', relative(workspaceRoot, file), '--tag', tag, '--access', 'public'];
  await step({ name: `dry run ${name} ${version}`, command: 'npm', arguments: [...parameters, '--dry-run'] });
  uploads.push(parameters);
}
if (process.argv.includes('--publish')) {
  for (const parameters of uploads) {
    // The proof of origin needs a workflow that may sign.
    await step({ name: `publish ${parameters[1]}`, command: 'npm', arguments: [...parameters, '--provenance'] });
  }
} else {
  const commands = uploads.map((parameters) => `npm ${parameters.join(' ')}`);
  console.log(`Ready. Nothing was published. To publish, in this order:\n  ${commands.join('\n  ')}`);
}
