import { compileTemplate, evaluate, fieldState, parseTemplate } from 'configurator-core';
import { dogCoatTemplate, type MeasurementName, measurementLabels } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { breedProportions } from './breed-proportions.ts';
import { typicalRange } from './typical-range.ts';

const names = Object.keys(measurementLabels) as MeasurementName[];

it.each([
  ['Rauhaardackel', 9, 'chestCircumference', 48],
  ['Rauhaardackel', 9, 'shoulderToTail', 45],
  ['Mops', 8, 'shoulderToTail', 33],
  ['Greyhound', 30, 'chestCircumference', 77],
  ['Französische Bulldogge', 12, 'chestCircumference', 60],
  ['Labrador', 30, 'shoulderToTail', 63],
] as const)('The range of a %s of %i kg includes its usual %s of %i cm', (breed, weightKg, measurement, usualCm) => {
  const range = typicalRange(measurement, { breed, weightKg });
  expect(range?.isOfBreed).toBe(true);
  expect(range?.minCm).toBeLessThanOrEqual(usualCm);
  expect(range?.maxCm).toBeGreaterThanOrEqual(usualCm);
  // A range that fits every dog would not help.
  expect((range?.maxCm ?? 0) / (range?.minCm ?? 1)).toBeLessThan(1.25);
});

it('A mixed or unknown breed has the wider range of its weight, and none without a weight', () => {
  const mixed = typicalRange('chestCircumference', { breed: 'Labrador-Mischling', weightKg: 27 });
  expect(mixed).toEqual({ minCm: 59, maxCm: 79, isOfBreed: false });
  expect(typicalRange('chestCircumference', { breed: 'Wolpertinger', weightKg: 27 })).toEqual(mixed);
  expect(typicalRange('chestCircumference', { breed: '', weightKg: null })).toBeNull();
});

it('Typical measures of every breed are never questioned as unusual or refused', () => {
  const parsed = parseTemplate(dogCoatTemplate);
  const compiled = parsed.ok ? compileTemplate(parsed.value) : parsed;
  if (!compiled.ok) throw new Error('The coat does not compile');
  for (const { pattern, weightKg: weightsKg } of breedProportions) {
    const breed = pattern.source.split('|')[0]?.replaceAll(/\.[*?]|\\b/g, '') ?? '';
    for (const weightKg of weightsKg) {
      for (const bound of ['minCm', 'maxCm'] as const) {
        const values = Object.fromEntries(
          names.map((name) => [name, typicalRange(name, { breed, weightKg })?.[bound] ?? 0]),
        );
        const dog = evaluate(compiled.value, { weight: weightKg, ...values });
        const asked = ['unusualBack', 'unusualChest', 'unusualWaist', 'unusualCollar'];
        expect([breed, weightKg, asked.filter((name) => fieldState(dog, name)?.isVisible)]).toEqual([
          breed,
          weightKg,
          [],
        ]);
        expect([breed, names.flatMap((name) => fieldState(dog, name)?.issues)]).toEqual([breed, []]);
      }
    }
  }
});
