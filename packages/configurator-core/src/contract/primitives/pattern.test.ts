import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../testing/property-runs.ts';
import { Pattern } from './pattern.ts';

function read(source: string): Pattern {
  const pattern = Pattern.read(source);
  if (typeof pattern === 'string') throw new Error(`${source} is ${pattern}`);
  return pattern;
}

const atom = fc.constantFrom(
  'a',
  'b',
  '.',
  '[ab]',
  '[^a]',
  '\\d',
  '\\.',
  'ä',
  '😀',
  '(?:)',
  '()',
  '^',
  '$',
  '[^\\s/]',
  '\\p{L}',
);
const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?');
const source = fc.letrec<{ pattern: string; term: string }>((tie) => ({
  pattern: fc.array(tie('term'), { minLength: 1, maxLength: 3 }).map((terms) => terms.join('')),
  term: fc.oneof(
    // Limits depth and text length, because the regular expression it is compared with backtracks.
    { maxDepth: 1, withCrossShrink: true },
    fc.tuple(atom, quantifier).map(([text, times]) => (/[$^]/.test(text) && text.length === 1 ? text : text + times)),
    fc.tuple(tie('pattern'), tie('pattern'), quantifier).map(([left, right, times]) => `(?:${left}|${right})${times}`),
    fc.tuple(tie('pattern'), quantifier).map(([inner, times]) => `(${inner})${times}`),
  ),
})).pattern;

describe('patterns', () => {
  it('Patterns match the whole text exactly as a regular expression does', () => {
    fc.assert(
      fc.property(
        source,
        fc.array(fc.constantFrom('a', 'b', 'c', '1', '.', 'ä', '😀', '/', ' ')),
        (pattern, characters) => {
          const text = characters.slice(0, 5).join('');
          const automaton = Pattern.read(pattern);
          fc.pre(automaton instanceof Pattern);
          expect(automaton.test(text)).toBe(new RegExp(`^(?:${pattern})$`, 'u').test(text));
        },
      ),
      { ...propertyRuns(3000), maxSkipsPerRun: 1 },
    );
  });

  it.each([
    'https?://[^\\s/]+\\.[^\\s/]{2,}(/\\S*)?',
    '[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} ?\\d{1,4}',
    '\\u{41}+',
    '\\x41',
    '[^@]+@[^@]+',
  ])('A safe pattern is accepted: %s', (pattern) => {
    expect(Pattern.read(pattern)).toBeInstanceOf(Pattern);
  });

  it.each([
    '(a+)+$',
    '(a|a)*b',
    '(a|aa)+$',
    '(.*)*x',
    'a*a*a*a*a*a*a*a*b',
    '(a?){25}a{25}',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
  ])('Patterns do not hang where a backtracking matcher hangs: %s', (pattern) => {
    // With backtracking, the test would time out.
    expect(read(pattern).test(`${'a'.repeat(1500)}!`)).toBe(false);
  });

  it('Patterns match no text of more than 2000 characters', () => {
    expect(read('a*').test('a'.repeat(2000))).toBe(true);
    expect(read('a*').test('a'.repeat(2001))).toBe(false);
  });

  it.each([
    '(a)\\1',
    '(?=a)a',
    '(?<!b)a',
    '\\bwort\\b',
    '(?<n>a)\\k<n>',
    'a{2000}',
    '((a{30}){30}){30}',
    '(((a{900}){900}){900}){900}',
    '((){9999}){9999}',
  ])('A pattern that cannot be matched in bounded time is rejected: %s', (pattern) => {
    expect(Pattern.read(pattern)).toBe('unsafe');
  });

  it.each(['(', '[a', 'a**', '(?<1>a)'])('An invalid regular expression is rejected: %s', (pattern) => {
    expect(Pattern.read(pattern)).toBe('invalid');
  });
});
