import { parseEuroText, parseNumberText } from 'configurator-core';
import { isEuroAmount, misreadNumberTexts } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { readNumberText } from './read-number-text.ts';

it('A number field shows what the table of numbers says', () => {
  for (const kind of ['number', 'whole'] as const) {
    const read = (text: string, locale: string) =>
      parseNumberText(readNumberText(text, { kind, unit: 'cm' }, locale) ?? '', locale);
    expect(misreadNumberTexts({ read, unit: 'cm' })).toEqual([]);
  }
  const readEuros = (text: string, locale: string) => {
    const cents = parseEuroText(readNumberText(text, { kind: 'euros' }, locale) ?? '', locale);
    return cents === undefined ? undefined : cents / 100;
  };
  const accepts = (euros: number) => isEuroAmount(Math.abs(euros));
  expect(misreadNumberTexts({ read: readEuros, unit: '€', accepts })).toEqual([]);
});
