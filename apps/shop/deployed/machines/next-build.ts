import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const buildFolder = fileURLToPath(new URL('../../build/', import.meta.url));

/** A build of the shop. */
export interface Build {
  folder: string;
  /** Version of its routes, as in its file `manifest-<version>.js` */
  version: string;
}

/** The build that `buildShop` made. */
export function currentBuild(): Build {
  return { folder: buildFolder, version: versionOf(buildFolder) };
}

function versionOf(folder: string): string {
  const names = readdirSync(join(folder, 'client/assets')).map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]);
  return names.find((version) => version !== undefined) ?? '';
}

/**
 * Copies the build under another name for each script and style, as a build of changed sources has. Building twice would
 * take longer than the test. The copy is inside of the build folder, because its server part imports packages.
 */
export function copyAsNextBuild({ folder: from, version }: Build): Build & { remove(): void } {
  const folder = mkdtempSync(join(from, 'next-'));
  for (const part of ['client', 'server']) {
    cpSync(join(from, part), join(folder, part), { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  }
  const assets = join(folder, 'client/assets');
  const nextVersion = `n${version}`;
  const names = new Map(
    readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [name, nextName(name, version, nextVersion)]),
  );
  const rewrite = (file: string) => {
    const text = readFileSync(file, 'utf8').replaceAll(/[\w.$-]+\.(?:js|css)/g, (name) => names.get(name) ?? name);
    writeFileSync(file, text.replaceAll(`"${version}"`, `"${nextVersion}"`));
  };
  for (const [name, next] of names) {
    rewrite(join(assets, name));
    renameSync(join(assets, name), join(assets, next));
  }
  rewrite(join(folder, 'server/index.js'));
  return { folder, version: nextVersion, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function nextName(name: string, version: string, nextVersion: string): string {
  if (name === `manifest-${version}.js`) return `manifest-${nextVersion}.js`;
  return name.replace(/\.(\w+)$/, 'N.$1');
}
