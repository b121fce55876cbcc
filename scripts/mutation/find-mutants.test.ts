import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** All mutated texts of a source. */
function mutated(source: string): string[] {
  return findMutants('price.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
}

test('Operators are swapped in place, and nothing else changes', () => {
  expect(mutated('const isFree = total >= limit;')).toEqual(['const isFree = total > limit;']);
  expect(mutated('total - (a + b);')).toEqual(['total + (a + b);', 'total - (a - b);']);
});

test('The mutants change conditions, negations, numbers, booleans and methods', () => {
  expect(mutated('if (!done) stop(1);')).toEqual([
    'if (true) stop(1);',
    'if (false) stop(1);',
    'if (done) stop(1);',
    'if (!done) stop(2);',
  ]);
  expect(mutated('lines.some(() => true);')).toEqual(['lines.every(() => true);', 'lines.some(() => false);']);
});

test('Types and imports are ignored', () => {
  expect(mutated("import { a } from './1.ts'; type Answer = 1 | true; export type { Answer };")).toEqual([]);
});

test('A file that cannot be parsed is named', () => {
  expect(() => findMutants('broken.ts', 'const = 1')).toThrow('broken.ts cannot be read');
});
