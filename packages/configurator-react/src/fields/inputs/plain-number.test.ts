import { describe, expect, it } from 'vitest';
import { formatNumber } from '../frame/format-number.ts';
import { plainNumber } from './plain-number.ts';

describe('a plain number', () => {
  it('has ASCII digits for the digits of every script', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      // Some systems, such as Roman numerals or Chinese digits, have no decimal digits in Unicode.
      if (/^\p{Nd}+$/u.test(format.format(10))) expect(plainNumber(format.format(9_876_543_210))).toBe('9876543210');
    }
  });

  it('keeps the value of a number formatted in any language', () => {
    for (const locale of ['de', 'en', 'fa', 'ar-EG', 'bn', 'mr', 'he', 'sv', 'nb', 'fi', 'lt', 'my', 'ne', 'ur']) {
      expect(plainNumber(formatNumber(-1234.5, locale))).toMatch(/^-1234[.,]5$/);
    }
  });

  it('leaves other text unchanged', () => {
    for (const text of ['', '12,5 m²', '-3', '+4', 'zwölf']) expect(plainNumber(text)).toBe(text);
  });
});
