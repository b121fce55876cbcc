// Packs the published packages and checks the tarballs with publint, are-the-types-wrong, the committed reports of the
// public API and the notices of bundled packages. `--update` writes the reports instead.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { apiReport } from './packages/api-report.ts';
import { findMissingNotices } from './packages/find-missing-notices.ts';
import { packPackages, type Tarball } from './packages/pack-packages.ts';
import { NOTICES_FILE } from './packages/third-party-notices.ts';
import { workspaceRoot } from './workspace/child-processes.ts';

interface PublishedManifest {
  publishConfig: { exports: Record<string, string | { types?: string }> };
}

function manifestOf(name: string): PublishedManifest {
  return JSON.parse(readFileSync(join(workspaceRoot, 'packages', name, 'package.json'), 'utf8'));
}

function isStyle(entry: string): boolean {
  return entry.endsWith('.css');
}

async function lint({ file }: Tarball): Promise<string[]> {
  const tarball = new Uint8Array(readFileSync(file)).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** Problems of the types. The packages are ESM only, so `require` and resolution without `exports` are not checked. */
async function checkTypes({ name, file }: Tarball): Promise<string[]> {
  const untyped = Object.entries(manifestOf(name).publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || isStyle(entry) ? [entry] : [],
  );
  const result = await checkPackage(createPackageFromTarballData(readFileSync(file)), { excludeEntrypoints: untyped });
  if (result.types === false) return ['no types'];
  return result.problems
    .filter((problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)))
    .map((problem) => `${problem.kind} ${'entrypoint' in problem ? problem.entrypoint : ''}`);
}

function reportOf({ name }: Tarball): string {
  const folder = join(workspaceRoot, 'packages', name);
  const entries = Object.entries(manifestOf(name).publishConfig.exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types && !isStyle(entry)
      ? [[join(name, entry), join(folder, target.types)]]
      : [],
  );
  return apiReport(join(folder, 'dist'), Object.fromEntries(entries));
}

function compareReport(tarball: Tarball): string[] {
  const file = join(workspaceRoot, 'packages', tarball.name, 'public-api.md');
  const report = reportOf(tarball);
  if (process.argv.includes('--update')) writeFileSync(file, report);
  if (existsSync(file) && readFileSync(file, 'utf8') === report) return [];
  return ['public-api.md is not current. Run pnpm api:update, and review the change.'];
}

function lackingNotices({ name }: Tarball): readonly string[] {
  return findMissingNotices(name, readFileSync(join(workspaceRoot, 'packages', name, 'dist', NOTICES_FILE), 'utf8'));
}

/** Finds files that name a source map which is not packed. */
function lackingMaps({ name }: Tarball): readonly string[] {
  const dist = join(workspaceRoot, 'packages', name, 'dist');
  return globSync('**/*.{js,ts}', { cwd: dist }).flatMap((file) => {
    const [, map] = /^\/\/# sourceMappingURL=(\S+)$/m.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
    return map === undefined || existsSync(join(dist, dirname(file), map)) ? [] : [`dist/${file} names ${map}.`];
  });
}

let found = 0;
for (const tarball of await packPackages()) {
  const findings = [
    ...(await lint(tarball)),
    ...(await checkTypes(tarball)),
    ...compareReport(tarball),
    ...lackingNotices(tarball),
    ...lackingMaps(tarball),
  ];
  for (const finding of findings) console.log(`${tarball.name}: ${finding}`);
  found += findings.length;
}
process.exitCode = found === 0 ? 0 : 1;
