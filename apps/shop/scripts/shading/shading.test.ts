import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildShapes } from '#app/features/drawing/builds/shape-of.ts';
import type { Build } from '#app/features/drawing/drawing-props.ts';
import { shadingAddress } from '#app/features/drawing/shading/shading-address.ts';
import { blur, height, width } from './grid.ts';
import { silhouetteOf } from './relief.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const drawn = (Object.keys(buildShapes) as Build[]).flatMap((build) =>
  (['none', 'dog-coat'] as const).map((garment) => ({ build, garment })),
);

describe('the shading pictures', () => {
  it.each(drawn)(
    'The shading of $build with $garment weighs at most 40 kB and fits the drawn outline',
    async (shown) => {
      const file = readFileSync(join(publicFolder, shadingAddress(shown)));
      expect(file.length).toBeLessThanOrEqual(40_000);
      const { data, info } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width, height: height * 3 });
      const shaded = (cell: number) => (data[cell] ?? 0) + (data[cell + width * height] ?? 0);
      const distance = blur(await silhouetteOf(buildShapes[shown.build], shown.garment === 'dog-coat'), 2);
      let [inside, shadedInside, shadedOutside] = [0, 0, 0];
      for (let cell = 0; cell < width * height; cell += 1) {
        const covered = distance[cell] ?? 0;
        if (covered > 0.98) inside += 1;
        if (covered > 0.98 && shaded(cell) > 2) shadedInside += 1;
        if (covered === 0 && shaded(cell) > 24) shadedOutside += 1;
      }
      expect(shadedInside / inside).toBeGreaterThan(0.9);
      expect(shadedOutside).toBe(0);
    },
  );

  it('The light comes from above: the back is lighter than the belly', async () => {
    const file = readFileSync(join(publicFolder, shadingAddress({ build: 'medium', garment: 'none' })));
    const { data } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
    const { girthTop, girthBottom } = buildShapes.medium.landmarks;
    const shadowAt = (y: number) => data[Math.round(y - 6) * width + Math.round(girthTop[0] - 60 - 8)] ?? 0;
    expect(shadowAt(girthBottom[1] - 26)).toBeGreaterThan(shadowAt(girthTop[1] + 20) + 60);
  });
});
