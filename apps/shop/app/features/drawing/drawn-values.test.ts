import { expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { drawnValues } from './drawn-values.ts';

it('Only the values that the drawing shows are picked', () => {
  const settings = { ...coatSettings, 'dog-information': { weight: 12.5, specialFeatures: 'zieht' } };
  expect(drawnValues(settings)).toEqual({ weight: 12.5, type: 'complete', color: 'beige', printText: 'BELLA' });
});
