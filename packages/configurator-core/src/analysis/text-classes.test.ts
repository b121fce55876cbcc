import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { type TextDomain, textClasses } from './text-classes.ts';

const plain: TextDomain = {
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  pattern: undefined,
  isEmail: false,
  wholes: [],
  parts: [],
  numbers: [],
  examples: [],
  isValid: () => true,
};
const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

describe('texts that stand for all others', () => {
  it('match every mix of parts that any text matches', () => {
    const parts = fc.uniqueArray(fc.constantFrom('ab', 'bc', 'b', 'Xy', 'zzz', '42'), { maxLength: 4 });
    fc.assert(
      fc.property(parts, fc.string({ unit: fc.constantFrom(...'abcxyz42 '), maxLength: 12 }), (compared, text) => {
        if (text.trim() === '') return;
        const { values, isComplete } = textClasses({ ...plain, parts: compared });
        expect(isComplete).toBe(true);
        const matches = (one: string): string => compared.map((part) => (contains(one, part) ? '1' : '0')).join('');
        expect(values.map(matches)).toContain(matches(text));
      }),
      propertyRuns(),
    );
  });

  it('are valid by themselves', () => {
    const isValid = (text: string): boolean => text.length >= 4 && text.length <= 6;
    const { values } = textClasses({ ...plain, minLength: 4, maxLength: 6, wholes: ['Bella', 'Bo'], isValid });
    expect(values).toContain('Bella');
    expect(values).not.toContain('Bo');
    expect(values.every(isValid)).toBe(true);
    expect(values.length).toBeGreaterThan(1);
  });

  it('say when a pattern leaves open what else there is', () => {
    const isValid = (text: string): boolean => /^\d+$/.test(text);
    expect(textClasses({ ...plain, pattern: '\\d+', isValid })).toMatchObject({ isComplete: false });
  });
});
