import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../serve/build-stamp.ts';
import { runTask, workspaceRoot } from '../workspace/child-processes.ts';
import pnpm from '../workspace/pnpm.json' with { type: 'json' };
import { buildPackages } from './build-packages.ts';

/** The published packages, in the order of their dependencies. */
export const packageNames = ['configurator-core', 'configurator-react', 'template-editor'] as const;
/** The name of a published package. */
export type PackageName = (typeof packageNames)[number];

/** A packed package: the file that `npm publish` would upload. */
export interface Tarball {
  name: PackageName;
  version: string;
  file: string;
}

const folder = join(workspaceRoot, 'dist/tarballs');
const stampFile = join(folder, 'source-stamp');
const sources = [
  'packages',
  'scripts/packages',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  '.pnpmfile.mjs',
  'tsconfig.base.json',
  'LICENSE',
];

/** Whether changing a file can change a tarball. */
function isPacked(name: string): boolean {
  return !/^(?:public-api\.md|bench)$|\.(?:test|stories)\.tsx?$/.test(name);
}

function tarballOf(name: PackageName): Tarball {
  const manifest = readFileSync(join(workspaceRoot, 'packages', name, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  return { name, version, file: join(folder, `${name}-${version}.tgz`) };
}

/**
 * Builds and packs the published packages into `dist/tarballs`, unless the tarballs there match the current sources.
 * Requires pnpm, which replaces `workspace:` and `catalog:` ranges and applies `publishConfig.exports`.
 * @throws Error with the output of pnpm if packing fails
 */
export async function packPackages(): Promise<readonly Tarball[]> {
  const stamp = stampOf(sources, isPacked);
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (!isCurrent) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await buildPackages();
    const packed = await runTask({
      name: 'pack',
      command: 'npx',
      arguments: [
        ...['--yes', `pnpm@${pnpm.version}`, '--recursive'],
        ...packageNames.flatMap((name) => ['--filter', name]),
        ...['pack', '--pack-destination', folder],
      ],
    });
    if (packed.exitCode !== 0) throw new Error(`The packages could not be packed:\n${packed.output}`);
    writeFileSync(stampFile, stamp);
  }
  return packageNames.map(tarballOf);
}
