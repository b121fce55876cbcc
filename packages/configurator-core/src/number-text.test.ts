import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEuroText, formatNumberText, parseEuroText, parseNumberText } from './number-text.ts';
import { misreadNumberTexts, numberTexts } from './testing/number-texts.ts';
import { propertyRuns } from './testing/property-runs.ts';

describe('a number as text', () => {
  it.each(numberTexts)('%s is parsed as %s in German and as %s in English', (text, german, english) => {
    for (const language of ['de', 'de-DE', 'de-AT'])
      expect(parseNumberText(text, language, 'cm'), language).toBe(german);
    for (const language of ['en', 'en-IE', 'en-US'])
      expect(parseNumberText(text, language, 'cm'), language).toBe(english);
  });

  it('A reader that goes its own way is reported with the text', () => {
    const misread = misreadNumberTexts({ read: (text) => Number(text.replace(',', '.')), unit: null });
    expect(misread).toContain('de-DE "1.250": 1.25, not 1250');
    expect(misread).toContain('de-DE "1e3": 1000, not undefined');
    expect(misread.some((line) => line.includes('"2,5"'))).toBe(false);
  });

  it('A number is refused with a unit if it has none', () => {
    expect(parseNumberText('12 cm', 'de')).toBeUndefined();
    expect(parseNumberText('12 cm', 'de', '')).toBeUndefined();
  });

  it('A number as text round-trips for every number in every language', () => {
    const languages = fc.constantFrom('de', 'de-DE', 'de-CH', 'en', 'fr', 'sv', 'fa', 'ar', 'hi');
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), languages, (number, language) => {
        const text = formatNumberText(number, language);
        expect(text).not.toMatch(/e/i);
        expect(parseNumberText(text, language)).toBe(number + 0);
      }),
      propertyRuns(),
    );
    expect(formatNumberText(-1234.5, 'fa')).toBe('-1234.5');
    expect(formatNumberText(1e21, 'de')).toBe('1000000000000000000000');
    expect(formatNumberText(0.00000012, 'de')).toBe('0,00000012');
    for (const none of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY])
      expect(formatNumberText(none, 'de')).toBe('');
  });

  it('A number as text is parsed as browsers format it, with and without grouping', () => {
    const number = fc.integer({ min: -1e11, max: 1e11 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('de-DE', 'de-AT', 'en-US', 'fr', 'sv'),
        fc.boolean(),
        (value, language, useGrouping) => {
          // Without decimals, languages that group with their own decimal sign of another language are ambiguous.
          const format = new Intl.NumberFormat(language, { useGrouping, minimumFractionDigits: 2 });
          expect(parseNumberText(format.format(value), language)).toBe(value + 0);
        },
      ),
      propertyRuns(),
    );
  });

  it('Any text parses without throwing, and the result does not depend on spaces around it', () => {
    const text = fc.string({ unit: fc.constantFrom('1', '0', '2', '.', ',', ' ', '-', '+', 'e', 'c', 'm', '٣', "'") });
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), fc.constantFrom('de', 'en'), (typed, language) => {
        expect(parseNumberText(` ${typed}\u00a0`, language, 'cm')).toBe(parseNumberText(typed, language, 'cm'));
      }),
      propertyRuns(),
    );
  });
});

describe('digits of another script', () => {
  it('Digits of another script are parsed for every script with decimal digits', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      if (/^\p{Nd}+$/u.test(format.format(10))) {
        expect(parseNumberText(format.format(9_876_543_210), 'en'), system).toBe(9_876_543_210);
      }
    }
  });

  it.each(['fa', 'ar-EG', 'bn', 'mr', 'sv', 'he', 'de', 'en'])(
    'Digits of another script are parsed with sign and decimals in %s',
    (language) => {
      expect(parseNumberText(new Intl.NumberFormat(language).format(-1234.5), language)).toBe(-1234.5);
    },
  );
});

describe('an amount as text', () => {
  it.each([
    ['14,90', 'de', 1490],
    ['14.90 €', 'de', 1490],
    ['€14.90', 'en', 1490],
    ['-€1,250.50', 'en', -125_050],
    ['EUR 7', 'de', 700],
    ['1.250', 'de', 125_000],
    ['1.250', 'en', 125],
    ['0.125', 'de', undefined],
    ['12 5', 'de', undefined],
    ['14,901', 'de', undefined],
    ['1000001', 'de', undefined],
    ['60 cm', 'de', undefined],
    ['', 'de', undefined],
  ] as const)('%s in %s is %s cents', (text, language, cents) => {
    expect(parseEuroText(text, language)).toBe(cents);
  });

  it('An amount as text round-trips for every amount of cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e8, max: 1e8 }), fc.constantFrom('de', 'en', 'fr', 'fa'), (cents, language) => {
        expect(parseEuroText(formatEuroText(cents, language), language)).toBe(cents);
      }),
      propertyRuns(),
    );
  });
});
