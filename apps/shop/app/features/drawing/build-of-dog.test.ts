import { describe, expect, it } from 'vitest';
import { buildOfDog, type KnownDog } from './build-of-dog.ts';

const unknownDog: KnownDog = { breed: '', weightKg: null, chestCm: null, waistCm: null };

describe('the build of a dog', () => {
  it('The build of a dog is medium without any information', () => {
    expect(buildOfDog(unknownDog)).toBe('medium');
  });

  it.each([
    ['Zwergdackel', 'short-legged'],
    ['Französische Bulldogge', 'short-legged'],
    ['Deutsche Dogge', 'long-legged'],
    ['Greyhound', 'long-legged'],
    ['Mischling', 'medium'],
  ] as const)('The build of a dog follows the breed: %s', (breed, build) => {
    expect(buildOfDog({ ...unknownDog, breed })).toBe(build);
  });

  it('[BEY-57] The build follows the measures: a waist much narrower than the chest is a tall, tucked-up dog', () => {
    expect(buildOfDog({ ...unknownDog, chestCm: 75, waistCm: 50 })).toBe('long-legged');
    expect(buildOfDog({ ...unknownDog, chestCm: 75, waistCm: 62 })).toBe('medium');
  });

  it('The build of a dog follows the weight without a known breed or girths', () => {
    expect(buildOfDog({ ...unknownDog, weightKg: 4.5 })).toBe('short-legged');
    expect(buildOfDog({ ...unknownDog, weightKg: 14 })).toBe('medium');
    expect(buildOfDog({ ...unknownDog, weightKg: 38 })).toBe('long-legged');
  });

  it('The build of a dog prefers a known breed over weight and girths', () => {
    expect(buildOfDog({ breed: 'Basset', weightKg: 32, chestCm: 80, waistCm: 50 })).toBe('short-legged');
  });
});
