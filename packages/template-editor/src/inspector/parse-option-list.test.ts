import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf } from '../testing/money-of.ts';
import { parseOptionList, valueFromLabel } from './parse-option-list.ts';

test('A list is parsed by line: label, price and colour in any order, also with tabs', () => {
  for (const sign of [';', '\t']) {
    const text = ['Tannengrün', '#1F4D3F', '+ 8,50 €'].join(sign);
    expect(parseOptionList(`${text}\n\nOcker${sign}12\nRost`, moneyOf('de-DE'))).toMatchObject({
      ok: true,
      value: [
        { label: 'Tannengrün', value: 'tannengruen', additionalPriceCents: 850, colorValue: '#1F4D3F' },
        { label: 'Ocker', value: 'ocker', additionalPriceCents: 1200, colorValue: null, isDefault: false },
        { label: 'Rost', additionalPriceCents: 0 },
      ],
    });
  }
  expect(parseOptionList('Nein; *; = no\nJa; 15; = yes', moneyOf('de-DE'))).toEqual({
    ok: true,
    value: [
      { label: 'Nein', value: 'no', additionalPriceCents: 0, colorValue: null, isDefault: true },
      { label: 'Ja', value: 'yes', additionalPriceCents: 1500, colorValue: null, isDefault: false },
    ],
  });
  expect(parseOptionList('Ocker; -3', moneyOf('de-DE'))).toEqual({
    ok: false,
    error: { line: 1, cell: '-3' },
  });
  expect(parseOptionList(' \n', moneyOf('de-DE'))).toMatchObject({ ok: false });
});

test('A label of a spreadsheet may contain a semicolon and quotes', () => {
  expect(parseOptionList('"Rot; ""matt"""\t12\nBlau\t3', moneyOf('de-DE'))).toMatchObject({
    ok: true,
    value: [{ label: 'Rot; "matt"', additionalPriceCents: 1200 }, { label: 'Blau' }],
  });
});

test('A list that mixes tabs and semicolons, or never closes a quote, is refused with the line', () => {
  expect(parseOptionList('Rot; 12\nBlau\t3', moneyOf('de-DE'))).toEqual({
    ok: false,
    error: { line: 2, cell: 'Blau\t3' },
  });
  expect(parseOptionList('Rot; 12\n"Blau; 3', moneyOf('de-DE'))).toEqual({ ok: false, error: { line: 2, cell: '"' } });
});

test('The price is read in the notation of the language', () => {
  const cents = (price: string, locale: string) => {
    const read = parseOptionList(`Ocker; ${price}`, moneyOf(locale));
    return read.ok ? read.value[0]?.additionalPriceCents : null;
  };
  expect(cents('1.250', 'de-DE')).toBe(125_000);
  expect(cents('1.250', 'en-IE')).toBe(125);
  expect(cents('14,90', 'en-IE')).toBe(1490);
  expect(cents('0.125', 'de-DE')).toBeNull();
  expect(cents('12 5', 'de-DE')).toBeNull();
});

test('Any text gives unique, non-empty values', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (labels) => {
      const read = parseOptionList(
        labels.map((label) => label.replaceAll(/[;\t\n]/g, ' ')).join('\n'),
        moneyOf('de-DE'),
      );
      if (!read.ok) return;
      const values = read.value.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      for (const value of values) expect(value).toMatch(/^[a-z0-9-]+$/);
    }),
  );
  expect(valueFromLabel('Weiß & Größe XL')).toBe('weiss-groesse-xl');
});
