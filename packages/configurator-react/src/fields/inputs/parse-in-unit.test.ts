import { misreadNumberTexts } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { parseInUnit } from './parse-in-unit.ts';

it.each(['kg', null])('A number field with the unit %s reads every text of the table of numbers', (unit) => {
  expect(misreadNumberTexts({ read: (text, locale) => parseInUnit(text, locale, unit), unit })).toEqual([]);
});

it('A length in mm or cm is converted to the unit of the field', () => {
  expect(parseInUnit('455 mm', 'de-DE', 'cm')).toBe(45.5);
  expect(parseInUnit('1.250 mm', 'de-DE', 'cm')).toBe(125);
  expect(parseInUnit('1.250 cm', 'en-IE', 'mm')).toBe(12.5);
});
