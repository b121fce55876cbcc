import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTask, workspaceRoot } from '../workspace/child-processes.ts';
import { checkLicence } from './check-licence.ts';
import { findSecrets } from './find-secrets.ts';
import { findUnpinnedVersions } from './find-unpinned-versions.ts';
import { readLockfile } from './read-lockfile.ts';
import { sbomOf } from './sbom.ts';

// Computed, so that this file contains no key.
const random = createHash('sha512')
  .update('planted')
  .digest('base64')
  .replaceAll(/[^A-Za-z0-9]/g, '');
const planted = {
  'private key': `-----BEGIN ${'PRIVATE KEY'}-----`,
  'AWS key': `AKIA${'Q7X2M4N8P1R5T9W3'}`,
  'GitHub token': `ghp_${random.slice(0, 36)}`,
  'npm token': `npm_${random.slice(0, 36)}`,
  'Stripe key': `sk_live_${random.slice(0, 24)}`,
  'Supabase secret': `sb_secret_${random.slice(0, 31)}`,
  'webhook secret': `whsec_${random.slice(0, 32)}`,
  'signed token': ['eyJhbGciOiJIUzI1', 'eyJyb2xlIjoic2VydmljZV', random.slice(0, 43)].join('.'),
  'password in an address': `postgres://admin:${random.slice(0, 8)}@db.example.de/shop`,
  'named secret': `PAYPAL_CLIENT_SECRET=EJx7${random.slice(0, 40)}Zq`,
};

describe('keys', () => {
  it.each(Object.entries(planted))(
    '[BEY-43] A planted %s is found, with its position and without its value',
    (kind, key) => {
      const found = findSecrets(`first line\nconst x = '${key}';\n`);
      expect(found).toContainEqual({ line: 2, kind });
      expect(JSON.stringify(found)).not.toContain(key.slice(-8));
    },
  );

  it.each([
    'PAYPAL_CLIENT_SECRET=…',
    'const secretKey = process.env.SUPABASE_SECRET_KEY ?? source.SUPABASE_SERVICE_ROLE_KEY;',
    `apiKey: 'sb_secret_test'`,
    'https://user@example.de/a:b',
    `password: 'a-secret-for-tests-of-at-least-32-characters'`,
    'token: 30000000-0000-4000-8000-000000000012',
  ])('No key is reported for %s', (line) => {
    expect(findSecrets(line)).toEqual([]);
  });
});

describe('dependencies', () => {
  it('[BEY-43] Packages are added three days after their release at the earliest, with no less proof of origin', () => {
    const settings = readFileSync(join(workspaceRoot, 'pnpm-workspace.yaml'), 'utf8');
    expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1])).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(settings).toMatch(/^trustPolicy: no-downgrade$/m);
  });

  it('[BEY-43] A version that is not pinned is refused, in the catalog and beside it', () => {
    const workspace = 'packages:\n  - a\ncatalog:\n  good: 1.2.3\n  "@a/b": ^1.0.0\nonlyBuilt:\n  c: ^1.0.0\n';
    const text = JSON.stringify({ dependencies: { x: 'catalog:', y: '1.0.0' }, devDependencies: { z: 'workspace:*' } });
    expect(findUnpinnedVersions(workspace, [{ path: 'a/package.json', text }])).toEqual([
      'pnpm-workspace.yaml: @a/b is ^1.0.0, not one version',
      'a/package.json: y is 1.0.0; put its version into the catalog',
    ]);
  });

  it('[BEY-43] Each package is listed with name, version and digest', () => {
    const packages = readLockfile(
      [
        'packages:',
        '',
        "  '@a/b@1.0.0':",
        '    resolution: {integrity: sha512-AAEC}',
        '',
        '  c@2.0.0-beta.1:',
        '    resolution: {tarball: https://evil.example/c.tgz}',
        '',
        'snapshots:',
        '  d@1.0.0: {}',
      ].join('\n'),
    );
    expect(packages).toEqual([
      { name: '@a/b', version: '1.0.0', integrity: 'sha512-AAEC', foreignSource: null },
      { name: 'c', version: '2.0.0-beta.1', integrity: null, foreignSource: 'https://evil.example/c.tgz' },
    ]);
    expect(sbomOf(packages.slice(0, 1).map((one) => ({ ...one, licence: 'MIT' }))).components).toEqual([
      {
        type: 'library',
        'bom-ref': '@a/b@1.0.0',
        name: '@a/b',
        version: '1.0.0',
        purl: 'pkg:npm/%40a/b@1.0.0',
        hashes: [{ alg: 'SHA-512', content: '000102' }],
        licenses: [{ expression: 'MIT' }],
      },
    ]);
  });

  it('[BEY-43] Licences that require more than a notice are rejected', () => {
    for (const good of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC']) expect(checkLicence('a', good)).toBeNull();
    for (const bad of ['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'UNLICENSED', 'Unlicense', null]) {
      expect(checkLicence('a', bad)).toContain('a ');
    }
  });
});

describe('the check', () => {
  let copy: string;
  beforeAll(() => {
    // A small repository with this script and the lockfile and packages of this one.
    copy = mkdtempSync(join(tmpdir(), 'supply-chain-'));
    mkdirSync(join(copy, 'scripts'));
    for (const path of ['supply-chain.ts', 'supply-chain', 'workspace'].map((name) => `scripts/${name}`)) {
      cpSync(join(workspaceRoot, path), join(copy, path), { recursive: true });
    }
    for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', '.gitignore']) {
      cpSync(join(workspaceRoot, path), join(copy, path));
    }
    symlinkSync(join(workspaceRoot, 'node_modules'), join(copy, 'node_modules'));
    execFileSync('git', ['init', '-q'], { cwd: copy });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const check = () =>
    runTask({ name: 'check', command: process.execPath, arguments: ['scripts/supply-chain.ts'], folder: copy });

  it('[BEY-43] The check passes for the current shop and writes its list of components', async () => {
    const { output, exitCode } = await runTask({
      name: 'check',
      command: process.execPath,
      arguments: ['scripts/supply-chain.ts'],
    });
    expect([exitCode, output]).toEqual([0, expect.not.stringContaining('looks like a key')]);
    const sbom = JSON.parse(readFileSync(join(workspaceRoot, 'reports/sbom/sbom.cdx.json'), 'utf8'));
    expect(sbom.components.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['react', 'hono', 'zod', '@supabase/supabase-js']),
    );
  });

  it('[BEY-43] The check fails for a planted key, also in an untracked file', async () => {
    expect(await check()).toMatchObject({ exitCode: 0 });
    writeFileSync(join(copy, 'notes.md'), `\n${planted['named secret']}\n`);
    const { exitCode, output } = await check();
    expect(exitCode).toBe(1);
    expect(output).toContain('notes.md:2 looks like a key (named secret)');
    expect(output).not.toContain(random.slice(0, 20));
  });
});
