import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  configurationOf,
  evaluate,
  fieldState,
  loadConfigurator,
  parseTemplate,
  restoreValues,
} from 'configurator-core';
import { builtInTemplates } from 'configurator-core/templates';
import { type Browser, chromium, type Page } from 'playwright';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnFields } from '#app/features/admin-orders/drawn-fields.ts';
import { ConfigurationDrawing } from '#app/features/drawing/configuration-drawing.tsx';
import { renderDrawing } from '#app/features/drawing/render-drawing.tsx';
import { drawingAddress } from '#app/routes/configurator/drawing-address.ts';
import { findTestChromium } from '../../../../scripts/browser/chromium.ts';

const shop = 'https://shop.example';
const publicFolder = join(import.meta.dirname, '../../public');
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const template = builtInTemplates['dog-coat'];
const fabrics = template.sections
  .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
  .find(({ name }) => name === 'fabric')?.options;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findTestChromium() });
  page = await browser.newPage({ viewport: { width: 800, height: 1200 } });
  await page.route(`${shop}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ path: pathname === '/font.woff2' ? font : join(publicFolder, pathname) });
  });
  await page.goto(`${shop}/`);
});
afterAll(() => browser.close());

it.each(fabrics?.map(({ value }) => value) ?? [])(
  'A coat of %s looks the same in configurator, worksheet, cart and order',
  async (fabric) => {
    const loaded = loadConfigurator(template);
    const parsed = parseTemplate(template);
    if (!loaded.ok || !parsed.ok) throw new Error('The coat is a valid template');
    const values = {
      ...{ breed: 'Windhund', weight: 20, chestCircumference: 70, waistCircumference: 50, shoulderToTail: 60, fabric },
      ...{ selectedColor: 'red', type: 'complete', color: 'brown', hasSecondZipper: 'yes', reflectiveStitching: 'yes' },
      ...{ printOption: 'two-sided', printColor: 'white', printText: 'BELLA', printTextSecondSide: 'HUND' },
    };
    const evaluation = evaluate(loaded.value, restoreValues(loaded.value, values).values);
    const { settings } = configurationOf(evaluation);
    const fields = [...loaded.value.fields.keys()].flatMap((name) => fieldState(evaluation, name) ?? []);
    const draw = (drawn: typeof fields | ReturnType<typeof drawnFields>) =>
      renderToStaticMarkup(<ConfigurationDrawing configuratorType="dog-coat" fields={drawn} focusedFieldName={null} />);
    const address = new URL(drawingAddress('dog-coat', settings) ?? '', shop);
    const file = await renderDrawing({
      ...{ configuratorType: 'dog-coat', template, today: '2026-11-29', supabaseUrl: 'https://project.example' },
      values: JSON.parse(address.searchParams.get('values') ?? ''),
    });

    const [live, worksheet, picture] = await photograph([
      draw(fields),
      draw(drawnFields(settings, parsed.value)),
      `<img src="data:image/svg+xml;base64,${Buffer.from(file?.svg ?? '').toString('base64')}">`,
    ]);
    expect(differentPixels(worksheet, live)).toBe(0);
    // Chromium smooths a few edges of a picture in another way than those of the page.
    expect(differentPixels(picture, live)).toBeLessThan(0.002);
    // The fabric of the far side is a pattern too.
    expect(draw(fields).match(/url\(#\w+-fabric-\w+\)/g)).toHaveLength(10);
    // Without its shading the coat is another picture, so the comparison covers the shading.
    const [flat] = await photograph([draw(fields).replace(/href="\/schatten\/[^"]+"/, 'href="data:,"')]);
    expect(differentPixels(flat, live)).toBeGreaterThan(0.1);
  },
);

/** Draws each content at the same place, and returns its pixels. */
async function photograph(contents: readonly string[]): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const content of contents) {
    await page.setContent(
      `<!doctype html><style>@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(/font.woff2)}
      body{margin:0;background:#FBF7F0}svg,img{display:block;width:792px;height:554px}</style>${content}`,
    );
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 792, height: 554 } });
    shots.push(await sharp(shot).removeAlpha().raw().toBuffer());
  }
  return shots;
}

/** Share of the pixels, 0 to 1, in which a channel differs visibly. */
function differentPixels(one: Buffer | undefined, other: Buffer | undefined): number {
  if (one === undefined || other === undefined || one.length !== other.length) return 1;
  let different = 0;
  for (let pixel = 0; pixel < one.length; pixel += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)) > 16,
    );
    if (isDifferent) different += 1;
  }
  return different / (one.length / 3);
}
