import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from 'shop-backend/legal';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireCompanyFacts } from './require-company-facts.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'company-facts-'));
  writeFileSync(join(root, 'entry.js'), 'export const here = 1;');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function buildWith(facts: typeof company) {
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [requireCompanyFacts(facts)],
    build: { lib: { entry: 'entry.js', formats: ['es'], fileName: 'out' }, write: false },
  });
}

it('A build fails and lists missing facts', async () => {
  await expect(buildWith({ ...company, phone: null, taxId: null })).rejects.toThrow(
    /Telefon, Umsatzsteuer-Identifikationsnummer.*supabase\/legal\/company\.ts/,
  );
});

it('A build with every fact succeeds', async () => {
  await expect(buildWith(company)).resolves.toBeDefined();
});
