import project from '../../project.json' with { type: 'json' };

/** Public addresses of the project, from `project.json`; null as long as the owner has none. */
export interface ProjectAddresses {
  /** Address of the repository, without `.git`: `https://host/owner/name`. */
  readonly repository: string | null;
  /** Address of the documentation site. */
  readonly homepage: string | null;
}

export const projectAddresses: ProjectAddresses = project;

/** Names of the addresses that a release needs: the registry proves the origin of a package by its repository. */
export function missingAddresses(addresses: ProjectAddresses): readonly string[] {
  return (['repository', 'homepage'] as const).filter((key) => addresses[key] === null);
}

/** Returns the fields of a package's `package.json` that name addresses. An unknown address is left out, never invented. */
export function addressFields({ repository, homepage }: ProjectAddresses, packageName: string) {
  return {
    ...(repository !== null && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${packageName}` },
      bugs: { url: `${repository}/issues` },
    }),
    ...(homepage !== null && { homepage }),
  };
}
