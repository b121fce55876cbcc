/** A package as the lockfile pins it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Digest of its archive, `sha512-…`; null where the lockfile has none */
  integrity: string | null;
  /** An address of its own, past the registry */
  foreignSource: string | null;
}

/** Reads the packages of a `pnpm-lock.yaml` (format 9), each once, by name and version. */
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
