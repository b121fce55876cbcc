import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file in the `dist` folder of each package. */
export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

/** Code of another package that a built file contains. */
interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly text: string;
}

const none =
  'No file of this package contains code of another one. Its dependencies are installed beside it, each with its licence.';

/** Returns the folder of the installed package that a module belongs to; null for own and virtual modules. */
export function packageFolderOf(moduleId: string): string | null {
  const [, folder] = /^(\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId) ?? [];
  return folder ?? null;
}

/** @throws Error if the package names no licence or has no licence text */
function readPackage(folder: string): BundledPackage {
  const manifest: { name: string; version: string; license?: unknown } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  if (typeof manifest.license !== 'string' || file === undefined)
    throw new Error(`${manifest.name} is bundled, but has no licence text: ${folder}`);
  const { name, version, license: licence } = manifest;
  return { name, version, licence, text: readFileSync(join(folder, file), 'utf8').trim() };
}

/** First line of the notice of a package. */
export function noticeHeading({ name, version }: Pick<BundledPackage, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

/**
 * Writes the notices of all packages that the built files of one package contain, sorted by name.
 * @param moduleIds absolute paths of the bundled modules
 * @throws Error if a bundled package has no licence text
 */
export function noticesOf(moduleIds: Iterable<string>): string {
  const folders = [...moduleIds].map(packageFolderOf).filter((folder) => folder !== null);
  const bundled = [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(readPackage)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (bundled.length === 0) return `${none}\n`;
  const notices = bundled.map((entry) => `${noticeHeading(entry)}\nLicence: ${entry.licence}\n\n${entry.text}\n`);
  return ['The scripts in this folder contain code of these packages.\n', ...notices].join(`\n${'-'.repeat(80)}\n\n`);
}
