// pnpm release: all steps before publishing. Checks the workspace, builds and packs the packages, and runs npm publish
// without uploading (dry run). Ends with the commands that publish.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { packPackages } from './packages/pack-packages.ts';
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
await step({ name: 'check', command: 'node', arguments: ['scripts/check.ts'] });
await step({ name: 'tests of the tarballs', command: 'vitest', arguments: ['run', '--project', 'adopters'] });

const commands: string[] = [];
for (const { name, version, file } of await packPackages()) {
  // A prerelease is published under its own tag, e.g. rc, so that `latest` does not change.
  const [, tag = 'latest'] = /-([a-z]+)/.exec(version) ?? [];
  const parameters = ['publish', relative(workspaceRoot, file), '--tag', tag, '--access', 'public'];
  await step({ name: `dry run ${name} ${version}`, command: 'npm', arguments: [...parameters, '--dry-run'] });
  commands.push(`npm ${parameters.join(' ')}`);
}
console.log(`Ready. Nothing was published. To publish, in this order:\n  ${commands.join('\n  ')}`);
