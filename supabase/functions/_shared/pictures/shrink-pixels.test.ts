import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsset } from '../../../local/server/read-asset.ts';
import { loadCodecs } from './encode-picture.ts';
import { shrinkPixels } from './shrink-pixels.ts';

const pixelsOf = (width: number, height: number, at: (index: number) => readonly number[]) => ({
  width,
  height,
  colorSpace: 'srgb' as const,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => at(index >> 2)[index % 4] ?? 0),
});

describe('a picture that is scaled down', () => {
  it('A picture of one color keeps it at any size [property]', async () => {
    await loadCodecs(readAsset);
    const size = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        size,
        size,
        fc.nat(1000),
        fc.array(fc.nat(255), { minLength: 3, maxLength: 3 }),
        (width, height, by, color) => {
          const target = 1 + (by % width);
          const { data, ...shrunk } = shrinkPixels(
            pixelsOf(width, height, () => [...color, 255]),
            target,
          );
          expect(shrunk).toMatchObject({ width: target, height: Math.max(1, Math.round((height * target) / width)) });
          for (const [index, value] of data.entries()) {
            expect(Math.abs(value - ([...color, 255][index % 4] ?? 0))).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('A picture that is scaled down averages its pixels, without the colors of transparent ones', async () => {
    await loadCodecs(readAsset);
    const given = [
      [200, 0, 0, 255],
      [0, 100, 0, 255],
      [10, 20, 30, 255],
      [250, 250, 250, 0],
    ];
    const { data } = shrinkPixels(
      pixelsOf(4, 1, (index) => given[index] ?? []),
      2,
    );
    expect([...data]).toEqual([100, 50, 0, 255, 10, 20, 30, 128]);
  });
});
