import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveOtherManifests, shareAssets } from './shared-assets.ts';
import { serveFiles } from './shop-server.ts';

let folder: string;
let shared: string;
let server: Server | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-shared-'));
  shared = join(folder, 'shared');
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Creates the files of a build and returns their folder. */
function buildOf(version: string): string {
  const own = join(folder, version);
  mkdirSync(own);
  writeFileSync(join(own, `page-${version}.js`), `// ${version}`);
  writeFileSync(join(own, 'framework-same.js'), '// framework');
  const manifest = { entry: {}, routes: { root: { id: 'root' }, cart: { id: 'cart', parentId: 'root' } }, version };
  writeFileSync(join(own, `manifest-${version}.js`), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  return own;
}

async function listen(): Promise<string> {
  const app = express()
    .use(serveOtherManifests(shared, 'v2'))
    .use('/assets', serveFiles(shared, { maxAge: 60, immutable: true, isGrowing: true }));
  server = createServer(app.use((_request, reply) => reply.status(204).end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the shared folder', () => {
  it('The shared folder holds the files of every build, complete, although two servers start at once', async () => {
    const builds = ['v1', 'v2'].map(buildOf);
    await Promise.all([...builds, ...builds].map((own) => shareAssets({ own, shared })));
    expect(readdirSync(shared).sort()).toEqual([
      'framework-same.js',
      'manifest-v1.js',
      'manifest-v2.js',
      'page-v1.js',
      'page-v2.js',
    ]);
    expect(readFileSync(join(shared, 'page-v1.js'), 'utf8')).toBe('// v1');
  });

  it('The shared folder keeps files of an old build for a month after its last use, its own for ever', async () => {
    const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000);
    const [v1 = '', v2 = ''] = ['v1', 'v2'].map(buildOf);
    await shareAssets({ own: v1, shared }, days(0));
    // The old build still ran on day 100.
    await shareAssets({ own: v1, shared }, days(100));
    await shareAssets({ own: v2, shared }, days(129));
    expect(readdirSync(shared)).toContain('page-v1.js');
    await shareAssets({ own: v2, shared }, days(131));
    expect(readdirSync(shared).sort()).toEqual(['framework-same.js', 'manifest-v2.js', 'page-v2.js']);
  });

  it('A file that another server adds while this one runs is served, and nothing outside of the folder', async () => {
    const url = await listen();
    await shareAssets({ own: buildOf('v3'), shared });
    writeFileSync(join(folder, 'secret.js'), 'secret');
    const reply = await fetch(`${url}/assets/page-v3.js`);
    expect([reply.status, await reply.text()]).toEqual([200, '// v3']);
    expect(reply.headers.get('cache-control')).toBe('public,max-age=60,immutable');
    for (const path of ['..%2fsecret.js', '%2e%2e/secret.js', '..%5csecret.js', '%00', '.']) {
      expect([path, (await fetch(`${url}/assets/${path}`)).status]).toEqual([path, 204]);
    }
  });
});

describe('routes for a page of another build', () => {
  it('The routes for a page of another build are those of that build', async () => {
    await shareAssets({ own: buildOf('v1'), shared });
    const reply = await fetch(`${await listen()}/__manifest?paths=%2Fcart&version=v1`);
    expect(await reply.json()).toMatchObject({ cart: { parentId: 'root' } });
  });

  it.each(['v2', 'v9', '../v1', 'v1&version=v2', ''])(
    'The routes are left to the framework for the version %j',
    async (version) => {
      await shareAssets({ own: buildOf('v1'), shared });
      expect((await fetch(`${await listen()}/__manifest?paths=%2Fcart&version=${version}`)).status).toBe(204);
    },
  );
});
