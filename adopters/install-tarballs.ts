import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageName, Tarball } from '../scripts/packages/pack-packages.ts';
import { runTask, workspaceRoot } from '../scripts/workspace/child-processes.ts';

const catalog = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');

/** Version of a dependency in the workspace's catalog. */
export function catalogVersion(name: string): string {
  const version = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(catalog)?.[1];
  if (version === undefined) throw new Error(`The catalog has no ${name}.`);
  return version;
}

/** Environment of an adopter's programs: not that of the tests, no colours, and no reports to the maker of Next.js. */
export const adopterEnv = { NODE_ENV: '', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** Runs a program to its end like an adopter, without the test environment, and returns its output. */
export async function run(folder: string, command: string, ...parameters: readonly string[]): Promise<string> {
  const { exitCode, output } = await runTask({
    name: command,
    command,
    arguments: parameters,
    folder,
    env: adopterEnv,
  });
  if (exitCode !== 0) throw new Error(`${command} ${parameters.join(' ')} exited with ${exitCode}:\n${output}`);
  return output;
}

/** Copies empty projects into a new folder and installs the tarballs and other packages there with plain npm. */
export async function installTarballs(
  folder: string,
  projects: readonly string[],
  tarballs: readonly Tarball[],
  others: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const project of projects) {
    await cp(join(workspaceRoot, 'adopters/projects', project), join(folder, project), { recursive: true });
  }
  const own = Object.fromEntries(tarballs.map(({ name, file }): [PackageName, string] => [name, `file:${file}`]));
  const manifest = { name: 'adopter', private: true, type: 'module', dependencies: { ...own, ...others } };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error');
}
