import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireGuaranteeNotice } from './require-guarantee-notice.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const notice = {
  fileName: 'notice.svg',
  sha256: createHash('sha256').update(picture).digest('hex'),
  widthPx: 210,
  heightPx: 297,
  linkUrl: 'https://europa.eu/youreurope/',
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'guarantee-notice-'));
  writeFileSync(join(root, 'entry.js'), 'export const here = 1;');
  writeFileSync(join(root, 'notice.svg'), picture);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function buildWith(inPlace: { notice: typeof notice | null; isDemo: boolean }) {
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [requireGuaranteeNotice({ ...inPlace, folder: pathToFileURL(`${root}/`) })],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'out' }, write: false },
  });
}

it('[BEY-22] A build without the official notice stops and names its source; a demonstration is built', async () => {
  await expect(buildWith({ notice: null, isDemo: false })).rejects.toThrow(
    /missing.*commission\.europa\.eu.*apps\/shop\/public\/legal\/.*guarantee-notice\.ts/,
  );
  await expect(buildWith({ notice: null, isDemo: true })).resolves.toBeDefined();
});

it('[BEY-22] A build with the unchanged notice succeeds, and stops when the file is missing or changed', async () => {
  await expect(buildWith({ notice, isDemo: false })).resolves.toBeDefined();
  await expect(buildWith({ notice: { ...notice, fileName: 'other.svg' }, isDemo: true })).rejects.toThrow(
    /other\.svg is missing/,
  );
  await expect(buildWith({ notice: { ...notice, sha256: '0'.repeat(64) }, isDemo: true })).rejects.toThrow(
    /may not be changed/,
  );
});
