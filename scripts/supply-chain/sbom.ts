import type { LockedPackage } from './read-lockfile.ts';

/** A package with its licence, if known. */
export interface LicensedPackage extends LockedPackage {
  /** SPDX expression; null if the package is not installed here or has none */
  licence: string | null;
}

/** Bill of materials in CycloneDX 1.6, deterministic for a lockfile. */
export function sbomOf(packages: readonly LicensedPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: packages.map(({ name, version, integrity, licence }) => ({
      type: 'library',
      'bom-ref': `${name}@${version}`,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(integrity !== null && { hashes: [hashOf(integrity)] }),
      ...(licence !== null && { licenses: [{ expression: licence }] }),
    })),
  };
}

function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split(/-(.*)/);
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
