// The workspace pins every dependency to one version. A published package accepts later ones that are compatible, so
// that an adopter can take a fix without waiting for a release here.
const exactVersion = /^\d+\.\d+\.\d+$/;

export const hooks = {
  // TypeDoc's peer would be the workspace's TypeScript 7, which has no API yet.
  readPackage(manifest) {
    if (manifest.name !== 'typedoc') return manifest;
    const { typescript, ...peerDependencies } = manifest.peerDependencies;
    return { ...manifest, peerDependencies, dependencies: { ...manifest.dependencies, typescript: '6.0.3' } };
  },
  beforePacking(manifest) {
    const { dependencies = {}, scripts, devDependencies, ...rest } = manifest;
    const ranges = Object.entries(dependencies).map(([name, version]) => [
      name,
      exactVersion.test(version) ? `^${version}` : version,
    ]);
    return { ...rest, dependencies: Object.fromEntries(ranges) };
  },
};
