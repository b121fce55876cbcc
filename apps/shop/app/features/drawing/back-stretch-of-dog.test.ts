import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backStretchOfDog } from './back-stretch-of-dog.ts';

it('The stretch is 1 while a measure is missing', () => {
  expect(backStretchOfDog('medium', null, 60)).toBe(1);
  expect(backStretchOfDog('medium', 50, null)).toBe(1);
  expect(backStretchOfDog('medium', 50, 0)).toBe(1);
});

it('[BEY-57] The stretch grows with the back, shrinks with the chest and stays drawable', () => {
  const stretchOf = (back: number, chest: number) => backStretchOfDog('medium', back, chest);
  expect(stretchOf(46, 60)).toBeLessThan(1);
  expect(stretchOf(50, 60)).toBeGreaterThan(1);
  expect(stretchOf(50, 64)).toBeLessThan(1);
  const cm = fc.integer({ min: 10, max: 140 });
  fc.assert(
    fc.property(cm, cm, (back, chest) => {
      const stretch = backStretchOfDog('medium', back, chest);
      expect(stretch).toBeGreaterThanOrEqual(0.88);
      expect(stretch).toBeLessThanOrEqual(1.12);
      expect(backStretchOfDog('medium', back + 1, chest)).toBeGreaterThanOrEqual(stretch);
      expect(backStretchOfDog('medium', back, chest + 1)).toBeLessThanOrEqual(stretch);
    }),
  );
});
