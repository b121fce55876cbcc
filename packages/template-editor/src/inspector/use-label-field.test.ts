import { expect, test } from 'vitest';
import { nameFromLabel } from './use-label-field.ts';

test('A name is derived from the letters and digits of a label', () => {
  expect(nameFromLabel('Schulter bis Hüfte')).toBe('schulterBisHuefte');
  expect(nameFromLabel('2. Seite (Text)')).toBe('seiteText');
  expect(nameFromLabel('Größe 2')).toBe('groesse2');
  expect(nameFromLabel('!?')).toBe('');
});
