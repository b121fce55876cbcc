import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { readImportMap } from '../../doctor/read-function-settings.ts';
import type { FunctionUpload } from './management-api.ts';

const packageSchema = z.object({ version: z.string() });

/** Folders whose packages the import map may name. */
const installed = ['supabase', 'packages/configurator-core'].map((name) =>
  fileURLToPath(new URL(`../../../../${name}/node_modules/`, import.meta.url)),
);

/** A package of an import map, such as `hono` of `npm:hono@4.13.19/cors`. */
interface NamedPackage {
  name: string;
  version: string;
}

/**
 * Writes the files of an upload into a folder. The npm packages that its import map names, which the platform would
 * download, are linked from this workspace.
 * @throws Error if the workspace has another version of a package than the map
 */
export function unpackUpload(upload: FunctionUpload, folder: string): void {
  for (const { path, bytes } of upload.files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const map = upload.files.find(({ path }) => path === upload.importMap);
  if (map === undefined) return;
  const targets = Object.values(readImportMap(new TextDecoder().decode(map.bytes)));
  linkPackages(
    targets.map(packageOf).filter((named) => named !== null),
    folder,
  );
}

/**
 * Links packages under other names, which Deno finds by `npm:` specifiers only: under their own names, it would also
 * find them by bare specifiers that the import map lacks, which the platform does not.
 */
function linkPackages(packages: readonly NamedPackage[], folder: string): void {
  const dependencies: Record<string, string> = {};
  for (const named of packages) {
    const alias = `of-map-${named.name.replace('@', '').replace('/', '-')}`;
    dependencies[alias] = `npm:${named.name}@${named.version}`;
    const link = join(folder, 'node_modules', alias);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installedPath(named), link);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
}

/** The package of a target such as `npm:hono@4.13.19/cors` or `npm:/@jsquash/jpeg@1.6.0/`. */
function packageOf(target: string): NamedPackage | null {
  const { name, version } = /^npm:\/?(?<name>(?:@[^/@]+\/)?[^/@]+)@(?<version>[^/]+)/.exec(target)?.groups ?? {};
  return name === undefined || version === undefined ? null : { name, version };
}

function installedPath({ name, version }: NamedPackage): string {
  const source = installed.map((path) => join(path, name)).find((path) => existsSync(path));
  if (source === undefined) throw new Error(`The import map names ${name}, which is not installed.`);
  const found = packageSchema.parse(JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))).version;
  if (found !== version) throw new Error(`The import map names ${name}@${version}, but ${found} is installed.`);
  return realpathSync(source);
}
