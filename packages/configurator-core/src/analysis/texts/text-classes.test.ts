import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countGraphemes } from '../../field-types/values/graphemes.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
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
  spend: () => {},
};
const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

describe('representative texts', () => {
  it('Representative texts match every combination of parts that any text matches', () => {
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

  it('Representative texts match every combination of parts possible within the length, and no other', () => {
    const parts = fc.uniqueArray(fc.constantFrom('ab', 'bc', 'b', 'Xy', '🇩🇪', 'abcab'), { maxLength: 4 });
    const texts = fc.string({ unit: fc.constantFrom(...'abcxy ', '🇩🇪', '\u0301'), maxLength: 6 });
    let complete = 0;
    fc.assert(
      fc.property(parts, texts, fc.nat(3), fc.integer({ min: 1, max: 5 }), (compared, text, minLength, most) => {
        const maxLength = Math.max(minLength, most);
        const isValid = (one: string): boolean => {
          const length = countGraphemes(one);
          return length >= minLength && length <= maxLength;
        };
        const classes = textClasses({ ...plain, minLength, maxLength, parts: compared, isValid });
        expect(classes.values.every(isValid)).toBe(true);
        if (!classes.isComplete || text.trim() === '' || !isValid(text)) return;
        complete += 1;
        const matches = (one: string): string => compared.map((part) => (contains(one, part) ? '1' : '0')).join('');
        expect(classes.values.map(matches)).toContain(matches(text));
      }),
      propertyRuns(),
    );
    expect(complete).toBeGreaterThan(100);
  });

  it('Representative texts are complete if a part is longer than the field allows', () => {
    const isValid = (text: string): boolean => countGraphemes(text) <= 3;
    const domain = { ...plain, maxLength: 3, isValid, parts: ['hellrot', 'ro'] };
    const { values, isComplete } = textClasses(domain);
    expect(isComplete).toBe(true);
    expect(values.map((text) => contains(text, 'ro')).sort()).toEqual([false, true]);
  });

  it('Representative texts are known to be empty if no length is allowed', () => {
    const nothing = { values: [], isComplete: true };
    expect(textClasses({ ...plain, minLength: 4, maxLength: 3, isValid: () => false })).toEqual(nothing);
    expect(textClasses({ ...plain, maxLength: 0, isValid: () => false })).toEqual(nothing);
  });

  it('Representative texts are valid values', () => {
    const isValid = (text: string): boolean => text.length >= 4 && text.length <= 6;
    const { values } = textClasses({ ...plain, minLength: 4, maxLength: 6, wholes: ['Bella', 'Bo'], isValid });
    expect(values).toContain('Bella');
    expect(values).not.toContain('Bo');
    expect(values.every(isValid)).toBe(true);
    expect(values.length).toBeGreaterThan(1);
  });

  it('Representative texts are marked as incomplete for an undecidable pattern', () => {
    const isValid = (text: string): boolean => /^\d+$/.test(text);
    expect(textClasses({ ...plain, pattern: '\\d+', isValid })).toMatchObject({ isComplete: false });
  });
});
