import { expect, it } from 'vitest';
import { mediumBuild } from './medium.ts';
import { stretchBack } from './stretch-back.ts';

it('[BEY-57] The hind end is moved, and the front end kept in place', () => {
  const longer = stretchBack(mediumBuild, 1.1);
  const shift = (mediumBuild.landmarks.withers[0] - mediumBuild.landmarks.tailBase[0]) * 0.1;
  expect(longer.landmarks.tailBase[0]).toBeCloseTo(mediumBuild.landmarks.tailBase[0] - shift);
  expect(longer.hindLeg[0]?.[0]).toBeCloseTo((mediumBuild.hindLeg[0]?.[0] ?? 0) - shift);
  expect(longer.landmarks.withers).toEqual(mediumBuild.landmarks.withers);
  expect(longer.frontLeg).toEqual(mediumBuild.frontLeg);
  expect(longer.head).toEqual(mediumBuild.head);
});

it('The build is unchanged at 1', () => {
  expect(stretchBack(mediumBuild, 1)).toBe(mediumBuild);
});
