// Checks the supply chain: all dependencies pinned and under an accepted licence, no keys in files. Writes a bill of
// materials to reports/sbom/. Reads the lockfile, installed packages and Git's file list, no network.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLicence } from './supply-chain/check-licence.ts';
import { findSecrets } from './supply-chain/find-secrets.ts';
import { findUnpinnedVersions } from './supply-chain/find-unpinned-versions.ts';
import { type LockedPackage, readLockfile } from './supply-chain/read-lockfile.ts';
import { sbomOf } from './supply-chain/sbom.ts';
import { workspaceRoot } from './workspace/child-processes.ts';
import { listFiles } from './workspace/list-files.ts';

/** Fonts, pictures and the lockfile's digests contain no readable keys. */
const unreadable = /\.(?:png|webp|avif|jpe?g|ico|woff2?|ttf|pdf|wasm)$|^pnpm-lock\.yaml$|\/documents\/fonts\//;

const files = listFiles();
const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

const packages = readLockfile(read('pnpm-lock.yaml')).map((locked) => ({ ...locked, ...installedLicence(locked) }));
const findings = [
  ...files
    .filter((path) => !unreadable.test(path))
    .flatMap((path) => findSecrets(read(path)).map(({ line, kind }) => `${path}:${line} looks like a key (${kind})`)),
  ...findUnpinnedVersions(
    read('pnpm-workspace.yaml'),
    files.filter(isManifest).map((path) => ({ path, text: read(path) })),
  ),
  ...packages.flatMap(({ name, version, integrity, foreignSource }) => [
    ...(integrity === null ? [`pnpm-lock.yaml: ${name}@${version} has no digest`] : []),
    ...(foreignSource === null ? [] : [`pnpm-lock.yaml: ${name}@${version} comes from ${foreignSource}`]),
  ]),
  ...packages
    .filter(({ isInstalled }) => isInstalled)
    .flatMap(({ name, licence }) => checkLicence(name, licence) ?? []),
];

const folder = join(workspaceRoot, 'reports/sbom');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbomOf(packages), null, 1)}\n`);
for (const finding of new Set(findings)) console.log(finding);
const elsewhere = packages.filter(({ isInstalled }) => !isInstalled).length;
console.log(
  `${files.length} files; ${packages.length} packages, ${elsewhere} of them for other systems and not looked into; ` +
    'bill of materials in reports/sbom/sbom.cdx.json',
);
process.exitCode = findings.length === 0 ? 0 : 1;

function isManifest(path: string): boolean {
  return path === 'package.json' || path.endsWith('/package.json');
}

function installedLicence({ name, version }: LockedPackage): { licence: string | null; isInstalled: boolean } {
  const store = join(workspaceRoot, 'node_modules/.pnpm');
  const prefix = `${name.replace('/', '+')}@${version}`;
  const entry = readdirSync(store).find((path) => path === prefix || path.startsWith(`${prefix}_`));
  const manifest = entry === undefined ? '' : join(store, entry, 'node_modules', name, 'package.json');
  if (!existsSync(manifest)) return { licence: null, isInstalled: false };
  const { license }: { license?: unknown } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { licence: typeof license === 'string' ? license : null, isInstalled: true };
}
