/** A package of the lockfile. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Digest of its archive, `sha512-…`; null if the lockfile has none */
  integrity: string | null;
  /** URL of a source other than the registry */
  foreignSource: string | null;
}

/** Reads the packages of a `pnpm-lock.yaml` (format 9) without duplicates, by name and version. */
export function readLockfile(text: string): LockedPackage[] {
  const [, rest = ''] = text.split(/^packages:$/m);
  const [section = ''] = rest.split(/^snapshots:$/m);
  return section
    .split(/^ {2}(?=\S)/m)
    .slice(1)
    .map((entry) => {
      const key = /^'?((?:@[^/]+\/)?[^@']+)@([^':]+|[^']+)'?:/.exec(entry);
      const [, name = '', version = ''] = key ?? [];
      const address = /(?:tarball|repo|directory): ([^,}\s]+)/.exec(entry)?.[1] ?? null;
      return {
        name,
        version,
        integrity: /integrity: (sha\d+-[A-Za-z0-9+/=]+)/.exec(entry)?.[1] ?? null,
        foreignSource: address,
      };
    });
}
