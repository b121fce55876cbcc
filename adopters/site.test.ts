import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../scripts/browser/chromium.ts';
import { runTask } from '../scripts/workspace/child-processes.ts';
import { openPage } from './open-page.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let browser: Browser;
let site: ServedFolder;

/** Opens a page of the site and records errors and requests to other hosts. */
async function open(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await openPage(browser);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin)) faults.push(request.url());
  });
  await page.goto(`${site.origin}${path}`);
  return { page, faults };
}

beforeAll(async () => {
  const { exitCode, output } = await runTask({
    name: 'docs:build',
    command: process.execPath,
    arguments: ['docs/site/scripts/site.ts', 'build', '--without-storybook', '--out', folder],
  });
  if (exitCode !== 0) throw new Error(`The site cannot be built:\n${output}`);
  site = await serveFolder(folder, null);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  site?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the documentation site', () => {
  it('The documentation site runs a coat on its first page, without a request to another host', async () => {
    const { page, faults } = await open('/');
    await page.getByLabel('Chest girth').first().fill('86');
    await page.getByLabel('Back length').first().fill('60');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('radio', { name: /Complete/ }).check();
    // 129 base price, 15 lining, 12 rule for large dogs.
    await page.getByText('€156.00').first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('The documentation site searches pages of the guide and the reference in the browser', async () => {
    const { page, faults } = await open('/start/tutorial.html');
    await page.getByRole('button', { name: /Search/ }).click();
    await page.getByRole('searchbox').fill('priceBounds');
    await page
      .getByRole('option', { name: /priceBounds/ })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  it('The documentation site describes an export by its docstring', async () => {
    const { page, faults } = await open('/api/configurator-core/functions/migrateValues.html');
    await page.getByText('Migrates values from one version of a template to another').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
});
