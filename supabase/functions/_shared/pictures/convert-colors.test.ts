import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profiles } from '../testing/make-color-pictures.ts';
import { readColorProfile } from './color-profile.ts';
import { colorSpaceOf, convertToSrgb } from './convert-colors.ts';

type Triple = readonly [number, number, number];

/** Converts one color exactly, by the published matrices of the color spaces (D65). */
const fromSrgb: Readonly<
  Record<'displayP3' | 'adobeRgb', { matrix: readonly Triple[]; value: (light: number) => number }>
> = {
  displayP3: {
    matrix: [
      [0.8224621, 0.177538, 0],
      [0.0331941, 0.9668058, 0],
      [0.0170827, 0.0723974, 0.9105199],
    ],
    value: (light) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055),
  },
  adobeRgb: {
    matrix: [
      [0.7151627, 0.2848373, 0],
      [0, 1, 0],
      [0, 0.0411705, 0.9588295],
    ],
    value: (light) => light ** (1 / 2.2),
  },
};

const light = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

const color = fc.tuple(
  ...(Array.from({ length: 3 }, () => fc.integer({ min: 40, max: 255 })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
);

describe('conversion to sRGB', () => {
  it.each(['displayP3', 'adobeRgb'] as const)(
    'The conversion from %s is the inverse of the published matrix [property]',
    (name) => {
      const space = readColorProfile(profiles[name]);
      const { matrix, value } = fromSrgb[name];
      fc.assert(
        fc.property(color, (srgb) => {
          const given = matrix.map((row) =>
            Math.round(255 * value(row.reduce((sum, each, index) => sum + each * light(srgb[index] ?? 0), 0))),
          );
          const pixels = Uint8ClampedArray.of(...given, 128);
          if (space !== null) convertToSrgb(pixels, space);
          // Rounding to 256 values of the other color space moves a color by up to this much.
          for (const [index, channel] of srgb.entries())
            expect(Math.abs(channel - (pixels[index] ?? 0))).toBeLessThan(7);
          expect(pixels[3]).toBe(128);
        }),
      );
    },
  );

  it('A profile of sRGB needs no conversion', async () => {
    const colors = { kind: 'profile', profile: profiles.srgb, isCompressed: false } as const;
    expect(await colorSpaceOf(colors)).toBeNull();
  });

  it('A damaged profile is ignored or refused without an exception [property]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(profiles)),
        fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 20 }),
        fc.nat(2_000),
        async (profile, changes, length) => {
          const damaged = profile.slice(0, length);
          for (const [place, byte] of changes) if (place < damaged.length) damaged[place] = byte;
          const reply = await colorSpaceOf({ kind: 'profile', profile: damaged, isCompressed: false }).catch(
            (error: unknown) => error,
          );
          if (reply instanceof Error) expect(reply).toMatchObject({ code: 'image_profile' });
        },
      ),
    );
  });
});
