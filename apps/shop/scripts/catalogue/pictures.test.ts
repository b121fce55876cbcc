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
  it('has every picture the demo data names, in three widths', async () => {
    expect(addresses.length).toBeGreaterThan(15);
    for (const address of addresses) {
      for (const [suffix, width] of [
        ['-480', 480],
        ['-960', 960],
        ['', 1440],
      ] as const) {
        const file = join(publicFolder, address.replace('.webp', `${suffix}.webp`));
        expect(existsSync(file), file).toBe(true);
        expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
      }
    }
  });

  it('keeps no picture that is not drawn any more', () => {
    const drawn = pictures.flatMap(({ slug }) => [`${slug}.webp`, `${slug}-480.webp`, `${slug}-960.webp`]);
    expect(readdirSync(join(publicFolder, 'catalogue')).sort()).toEqual(drawn.sort());
  });

  it('weighs less than 1.5 MB', () => {
    const folder = join(publicFolder, 'catalogue');
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it('draws every picture the same each time, without fonts', () => {
    for (const picture of pictures) {
      const svg = drawPicture(picture);
      expect(svg).toBe(drawPicture(picture));
      expect(svg).not.toMatch(/<text|NaN|undefined/);
    }
  });
});
