import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { evaluate, fieldState, issuesOf, loadConfigurator, restoreValues } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { articles } from '../../../../supabase/seed/articles.ts';
import { shownBed } from './accessory-pictures.tsx';
import { coatDrawing } from './coat-drawing.ts';
import { drawPicture } from './draw-picture.tsx';
import { pictures } from './pictures.ts';
import { shownCoats } from './shown-coats.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const seed = readFileSync(join(import.meta.dirname, '../../../../supabase/seed.sql'), 'utf8');
const addresses = [...new Set(seed.match(/\/catalogue\/[\w-]+\.webp/g) ?? [])];

describe('the drawn catalogue', () => {
  it('The drawn catalogue contains every picture of the demo data in three widths and two formats', async () => {
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      for (const [suffix, width] of [
        ['-480', 480],
        ['-960', 960],
        ['', 1440],
      ] as const) {
        const size = { width, height: (width * 3) / 4 };
        const file = join(publicFolder, address.replace('.webp', `${suffix}.webp`));
        expect(existsSync(file), file).toBe(true);
        expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', ...size });
        // sharp reports AVIF by its container format.
        expect(await sharp(file.replace('.webp', '.avif')).metadata()).toMatchObject({ format: 'heif', ...size });
      }
    }
  });

  it('The drawn catalogue contains no picture that is no longer drawn', () => {
    const drawn = pictures.flatMap(({ slug }) =>
      ['', '-480', '-960'].flatMap((suffix) => [`${slug}${suffix}.webp`, `${slug}${suffix}.avif`]),
    );
    expect(readdirSync(join(publicFolder, 'catalogue')).sort()).toEqual(drawn.sort());
  });

  // A fabric needs more bytes than a plain color.
  it.each(['webp', 'avif'])('The drawn catalogue weighs less than 1.7 MB as %s', (format) => {
    const folder = join(publicFolder, 'catalogue');
    const files = readdirSync(folder).filter((name) => name.endsWith(`.${format}`));
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(1_700_000);
  });

  it('The drawn catalogue shows every coat as it can be ordered', () => {
    const loaded = loadConfigurator(dogCoatTemplate);
    if (!loaded.ok) throw new Error('The bundled coat does not load');
    const configurator = loaded.value;
    const coats = articles.filter(({ configuratorType }) => configuratorType === 'dog-coat');
    expect(Object.keys(shownCoats)).toEqual(expect.arrayContaining(coats.map(({ slug }) => slug)));
    for (const [slug, shown] of Object.entries(shownCoats)) {
      const { values, dropped } = restoreValues(configurator, shown);
      const evaluation = evaluate(configurator, values);
      const names = Object.keys(shown);
      const states = names.map((name) => fieldState(evaluation, name));
      expect([dropped, issuesOf(evaluation).filter(({ fieldName }) => names.includes(fieldName ?? ''))], slug).toEqual([
        [],
        [],
      ]);
      expect(
        states.every((state) => state?.isVisible && state.options.some(({ isChosen }) => isChosen)),
        slug,
      ).toBe(true);
      const picture = pictures.find((each) => each.slug === slug.replace(/-kurz$/, ''));
      const { backColor, cuffColor } = coatDrawing(slug as keyof typeof shownCoats, 'medium');
      const svg = picture === undefined ? '' : drawPicture(picture);
      for (const part of [`fill="${backColor}"`, `fill="${cuffColor}"`, '-fabric-back)"'])
        expect(svg, slug).toContain(part);
    }
  });

  it('The drawn bed has a color of its covers', () => {
    const fields = dogBedTemplate.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
    const colors = fields.find(({ name }) => name === 'coverColor')?.options?.map((option) => option.color_value);
    expect(colors).toEqual(expect.arrayContaining(Object.values(shownBed)));
  });

  it('The drawn catalogue draws every picture the same each time, without fonts', () => {
    for (const picture of pictures) {
      const svg = drawPicture(picture);
      expect(svg).toBe(drawPicture(picture));
      expect(svg.replaceAll(/data:[^"]+/g, '')).not.toMatch(/<text|NaN|undefined/);
    }
  });
});
