/** A package.json. */
export interface Manifest {
  path: string;
  text: string;
}

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Finds unpinned versions: packages must use `catalog:` or `workspace:*`, and the catalog exact versions. */
export function findUnpinnedVersions(workspace: string, manifests: readonly Manifest[]): string[] {
  const [, catalog = ''] = workspace.split(/^catalog:$/m);
  const [entries = ''] = catalog.split(/^\S/m);
  const loose = [...entries.matchAll(/^ {2}"?([^":\s]+)"?: *"?([^"\n]+)"?$/gm)]
    .filter(([, , version = '']) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version.trim()))
    .map(([, name, version]) => `pnpm-workspace.yaml: ${name} is ${version}, not one version`);
  const own = manifests.flatMap(({ path, text }) => {
    const manifest: Record<string, unknown> = JSON.parse(text);
    return dependencyKinds
      .flatMap((kind) => Object.entries(Object(manifest[kind])))
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name, version]) => `${path}: ${name} is ${version}; put its version into the catalog`);
  });
  return [...loose, ...own];
}
