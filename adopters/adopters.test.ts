import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfiguratorPage } from '../apps/shop/e2e/pages/configurator.page.ts';
import { findChromium } from '../scripts/browser/chromium.ts';
import { packPackages, type Tarball } from '../scripts/packages/pack-packages.ts';
import { workspaceRoot } from '../scripts/workspace/child-processes.ts';
import { entriesOf, firstStatement } from './entries-of.ts';
import { followTutorial } from './follow-tutorial.ts';
import { catalogVersion, installTarballs, run } from './install-tarballs.ts';
import { openPage } from './open-page.ts';
import { type ServedFolder, serveFolder } from './serve-folder.ts';
import { expectInReadme, measure, noteTarball, writeSizes } from './sizes.ts';
import { visitNext } from './visit-next.ts';

const root = mkdtempSync(join(tmpdir(), 'adopters-'));
const web = join(root, 'web');
const plain = join(root, 'plain');
const nodePackage = `node-${process.platform}-${process.arch}`;
const nodes = {
  20: join(plain, 'node_modules/node20/bin/node'),
  22: join(plain, 'node_modules/node22/bin/node'),
  24: process.execPath,
};
const shortDay = { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' } as const;

let tarballs: readonly Tarball[];
let browser: Browser;
const served: ServedFolder[] = [];

/** Opens a folder in Chromium. Errors of the page and violations of its policy are collected in `faults`. */
async function open(folder: string): Promise<{ page: Page; server: ServedFolder; faults: string[] }> {
  // The bundled coat refers to pictures of its fabrics by paths of the host's site.
  cpSync(join(workspaceRoot, 'apps/shop/public/stoffe'), join(folder, 'stoffe'), { recursive: true });
  const server = await serveFolder(folder);
  served.push(server);
  const page = await openPage(browser);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) faults.push(message.text());
  });
  await page.goto(`${server.origin}/`);
  return { page, server, faults };
}

async function submitCoat(folder: string): Promise<void> {
  const { page, server, faults } = await open(folder);
  const coat = new ConfiguratorPage(page);
  await coat.fillCoat();
  await page.getByRole('button', { name: /^In den Warenkorb · 129,00.€$/ }).click();
  await expect.poll(() => server.posted.length).toBe(1);
  expect(JSON.parse(server.posted[0]?.body ?? '')).toMatchObject({
    values: { weight: 12.5, type: 'none' },
    price: { totalCents: 12_900 },
  });
  expect(faults).toEqual([]);
  await page.close();
}

async function saveTemplate(folder: string): Promise<void> {
  const { page, server, faults } = await open(folder);
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  // Computed by the worker.
  await page.getByRole('region', { name: 'Lowest total' }).waitFor();
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('report.worker')]);
  await page.getByRole('button', { name: 'Save Template' }).click();
  await expect.poll(() => server.posted.length).toBe(1);
  expect(JSON.parse(server.posted[0]?.body ?? '')).toMatchObject({ name: 'Hundemantel nach Maß' });
  expect(faults).toEqual([]);
  await page.close();
}

beforeAll(async () => {
  tarballs = await packPackages();
  const installed = installTarballs(
    web,
    ['coat', 'editor', 'esbuild', 'field-type', 'next', 'react-server', 'script-tag', 'server', 'tailwind', 'types'],
    tarballs,
    {
      '@tailwindcss/vite': catalogVersion('@tailwindcss/vite'),
      '@types/react': catalogVersion('@types/react'),
      '@types/react-dom': catalogVersion('@types/react-dom'),
      esbuild: catalogVersion('esbuild'),
      'fast-check': catalogVersion('fast-check'),
      next: '16.4.5',
      react: catalogVersion('react'),
      'react-dom': catalogVersion('react-dom'),
      tailwindcss: catalogVersion('tailwindcss'),
      typescript: catalogVersion('typescript'),
      vite: catalogVersion('vite'),
      xstate: catalogVersion('xstate'),
      zod: catalogVersion('zod'),
    },
  );
  // The engine alone: XState is a peer dependency of `configurator-core/machine` only.
  const engine = tarballs.filter(({ name }) => name === 'configurator-core');
  const installedEngine = installTarballs(plain, ['node'], engine, {
    node20: `npm:${nodePackage}@20.20.2`,
    node22: `npm:${nodePackage}@22.23.3`,
  });
  await Promise.all([installed, installedEngine]);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});

afterAll(async () => {
  await browser?.close();
  for (const server of served) server.close();
  rmSync(root, { recursive: true, force: true });
  writeSizes();
});

describe('tarballs', () => {
  it('The tarballs hold licence, notices, README and changelog, and no tests, stories or sources', async () => {
    for (const { name, file } of tarballs) {
      const files = (await run(root, 'tar', '-tzf', file)).trim().split('\n');
      expect(files).toEqual(
        expect.arrayContaining([
          'package/LICENSE',
          'package/README.md',
          'package/CHANGELOG.md',
          'package/dist/THIRD-PARTY-NOTICES.txt',
          'package/package.json',
        ]),
      );
      expect(files.filter((path) => /\.(test|stories|bench)\.|\/(src|bench)\/|(?<!\.d)\.tsx?$/.test(path))).toEqual([]);
      noteTarball(name, file);
    }
  });
});

describe('entries of the packages', () => {
  it.each(['configurator-react', 'template-editor'])('A server component of React may import %s', (name) => {
    for (const file of entriesOf(web, name)) expect([file, firstStatement(file)]).toEqual([file, '"use client";']);
  });

  it('The engine stays server code, in all of its files', async () => {
    const folder = join(web, 'node_modules/configurator-core/dist');
    const files = globSync('*.js', { cwd: folder }).map((file) => join(folder, file));
    expect(files.filter((file) => /^.use client/.test(firstStatement(file)))).toEqual([]);
    const output = await run(web, process.execPath, '--conditions=react-server', 'react-server/import-entries.mjs');
    expect(JSON.parse(output).map(({ entry }: { entry: string }) => entry)).toHaveLength(
      entriesOf(web, 'configurator-core').length,
    );
  });
});

describe('a project outside of the workspace', () => {
  it.each(Object.entries(nodes))(
    'An external project prices a coat in plain Node %s, without XState',
    async (version, node) => {
      expect(await run(plain, node, '--version')).toMatch(new RegExp(`^v${version}\\.`));
      expect(JSON.parse(await run(plain, node, 'node/price.mjs'))).toMatchObject({
        totalCents: 14_400,
        text: '144,00\u00a0€',
        lowestCents: 12_900,
      });
    },
  );

  it('An external project renders the coat with React on the server', async () => {
    const html = await run(web, process.execPath, 'server/render.mjs');
    expect(html).toContain('Grundpreis');
    expect(html).toContain('Schritt 1 von 7');
  });

  it.each(['nodenext', 'bundler'])(
    'An external project compiles strictly with moduleResolution %s',
    async (resolution) => {
      await run(web, 'node_modules/.bin/tsc', '-p', `types/tsconfig.${resolution}.json`);
    },
  );

  it('An external project submits the coat with Vite and React in at most 20 lines', async () => {
    expect(readFileSync(join(web, 'coat/main.tsx'), 'utf8').trim().split('\n').length).toBeLessThanOrEqual(20);
    await run(web, 'node_modules/.bin/vite', 'build', 'coat');
    expectInReadme('the coat above', measure('coat with Vite, scripts', join(web, 'coat/dist'), 'assets/*.js'));
    measure('coat with Vite, styles', join(web, 'coat/dist'), 'assets/*.css');
    await submitCoat(join(web, 'coat/dist'));
  });

  it('An external project bundled by esbuild submits the coat under a strict content security policy', async () => {
    const out = join(web, 'esbuild');
    const flags = ['--bundle', '--minify', '--splitting', '--format=esm', '--jsx=automatic', `--outdir=${out}`];
    await run(web, 'node_modules/.bin/esbuild', 'coat/main.tsx', ...flags);
    measure('coat with esbuild, scripts', out, '*.js');
    await submitCoat(out);
  });

  it('The utilities of Tailwind 4 win over the themes in controls of an external page', async () => {
    await run(web, 'node_modules/.bin/vite', 'build', 'tailwind');
    const { page, server, faults } = await open(join(web, 'tailwind/dist'));
    const styleOf = (element: Element) => {
      const { color, paddingLeft, fontWeight, fontSize, marginTop } = getComputedStyle(element);
      return { color, paddingLeft, fontWeight, fontSize, marginTop };
    };
    for (const path of ['/', '/tailwind-first.html']) {
      await page.goto(server.origin + path);
      for (const name of ['Pause', 'Im Editor']) {
        const control = page.getByRole('button', { name, exact: true });
        const utilities = { color: 'rgb(255, 255, 255)', paddingLeft: '16px', fontWeight: '700' };
        expect(await control.evaluate(styleOf), `${name} on ${path}`).toMatchObject(utilities);
      }
      const heading = await page.getByRole('heading', { name: 'Vorschau' }).evaluate(styleOf);
      expect(heading, path).toMatchObject({ fontSize: '30px', marginTop: '24px' });
      // Tailwind's reset does not win over the theme.
      const next = await page.getByRole('button', { name: 'Weiter' }).evaluate(styleOf);
      expect(next, path).toMatchObject({ color: 'rgb(255, 255, 255)', paddingLeft: '20px', fontWeight: '600' });
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  it('An external project builds the product of the tutorial, priced in the browser and on the server', async () => {
    const tutorial = await followTutorial(join(root, 'tutorial'), tarballs);
    try {
      const page = await openPage(browser);
      await page.goto(tutorial.page);
      await page.getByRole('radio', { name: 'Large (+€2.00)', exact: true }).check();
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByRole('radio', { name: /Front/ }).check();
      await page.getByRole('textbox', { name: /Text/ }).fill('Rex');
      await page.getByRole('button', { name: 'Order · €16.80' }).click();
      await page.getByText('The server charges €16.80.').waitFor();
      await page.close();
      const refused = await fetch(tutorial.server, { method: 'POST', body: tutorial.tamperedOrder });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ issues: [{ code: 'required', fieldName: 'text' }] });
      const noJson = await fetch(tutorial.server, { method: 'POST', body: 'no JSON' });
      expect(noJson.status).toBe(422);
    } finally {
      await tutorial.close();
    }
  });

  it('An external project renders, prices and edits the tag with Next.js, from server components', async () => {
    await visitNext(web, browser);
  });

  it('An external project registers custom field types in the page, on the server and in the editor', async () => {
    await run(web, 'node_modules/.bin/vite', 'build', 'field-type');
    const { page, server, faults } = await open(join(web, 'field-type/dist'));
    const wish = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const early = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await page.getByRole('radio', { name: 'L (+€10.00)', exact: true }).check();
    const date = page.getByLabel('Wanted by');
    await date.fill(early);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page
      .getByText(/Wanted by/)
      .first()
      .waitFor();
    expect(server.posted).toEqual([]);
    await date.fill(wish);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect.poll(() => server.posted.length).toBe(1);
    const { settings, price } = JSON.parse(server.posted[0]?.body ?? '');
    expect(price.totalCents).toBe(10_900);
    const priced = JSON.parse(await run(web, process.execPath, 'field-type/price.ts', JSON.stringify(settings)));
    expect(priced).toMatchObject({
      isValid: true,
      totalCents: 10_900,
      features: [
        { label: 'Size', value: 'L' },
        { label: 'Wanted by', value: new Date(wish).toLocaleDateString('en', shortDay) },
      ],
      findings: [['never_true', 'price_rules', 1, 'when']],
    });

    await page.goto(`${server.origin}/#editor`);
    await page.reload();
    await page.getByRole('treeitem', { name: 'Wanted by, required' }).click();
    const earliest = page.getByRole('textbox', { name: 'Earliest, in days' });
    await earliest.fill('7');
    await page.getByRole('button', { name: /^Findings/ }).click();
    await page.getByText('Every condition has an effect').waitFor();
    await page.getByRole('button', { name: 'Save Template' }).click();
    await expect.poll(() => server.posted.length).toBe(2);
    expect(server.posted[1]?.body).toContain('"fromDays":7');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('An external project mounts the template editor with Vite, starts its worker and saves', async () => {
    await run(web, 'node_modules/.bin/vite', 'build', 'editor');
    measure('editor with Vite, scripts', join(web, 'editor/dist'), 'assets/*.js');
    await saveTemplate(join(web, 'editor/dist'));
  });

  it('An external project bundled by esbuild mounts the template editor, starts its worker and saves', async () => {
    const out = join(web, 'esbuild-editor');
    cpSync(join(web, 'esbuild/index.html'), join(out, 'index.html'));
    const entries = ['main=editor/main.tsx', 'report.worker=template-editor/report.worker.js'];
    const flags = ['--bundle', '--minify', '--format=esm', '--jsx=automatic', `--outdir=${out}`];
    await run(web, 'node_modules/.bin/esbuild', ...entries, ...flags);
    await saveTemplate(out);
  });

  it('An external project submits the coat in a plain HTML form: one script tag under a strict policy', async () => {
    const folder = join(web, 'script-tag');
    const script = join(web, 'node_modules/configurator-react/dist/product-configurator.js');
    cpSync(script, join(folder, 'product-configurator.js'));
    expectInReadme('the custom element', measure('custom element, script', folder, 'product-configurator.js'));
    await run(web, process.execPath, 'script-tag/write-template.mjs');
    const { page, server, faults } = await open(folder);
    const coat = new ConfiguratorPage(page);
    await coat.next.waitFor();
    const color = (element: Element) => getComputedStyle(element).backgroundColor;
    // The page overrides a CSS variable.
    expect(await coat.next.evaluate(color)).toBe('rgb(91, 42, 134)');
    const isValid = () => page.locator('form[action]').evaluate((form: HTMLFormElement) => form.checkValidity());
    expect(await isValid()).toBe(false);
    await coat.fillCoat();
    expect(await isValid()).toBe(true);
    await page.getByRole('button', { name: /^In den Warenkorb · 129,00.€$/ }).click();
    await page.waitForURL('**/cart');
    const sent = new URLSearchParams(server.posted[0]?.body).get('configuration');
    expect(JSON.parse(sent ?? '')).toMatchObject({ values: { weight: 12.5 }, price: { totalCents: 12_900 } });
    expect(faults).toEqual([]);
    await page.close();
  });
});
