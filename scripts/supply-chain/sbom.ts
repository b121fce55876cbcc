import type { LockedPackage } from './read-lockfile.ts';

/** A package with what is known of its licence here. */
export interface LicensedPackage extends LockedPackage {
  /** SPDX expression; null where the package is not installed here or names none */
  licence: string | null;
}

/** What the shop is made of, as CycloneDX 1.6: the same for the same lockfile. */
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
