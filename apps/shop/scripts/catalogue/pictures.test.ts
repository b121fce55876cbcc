import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './draw-picture.tsx';
import { pictures } from './pictures.ts';

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

  it.each(['webp', 'avif'])('The drawn catalogue weighs less than 1.5 MB as %s', (format) => {
    const folder = join(publicFolder, 'catalogue');
    const files = readdirSync(folder).filter((name) => name.endsWith(`.${format}`));
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it('The drawn catalogue draws every picture the same each time, without fonts', () => {
    for (const picture of pictures) {
      const svg = drawPicture(picture);
      expect(svg).toBe(drawPicture(picture));
      expect(svg).not.toMatch(/<text|NaN|undefined/);
    }
  });
});
