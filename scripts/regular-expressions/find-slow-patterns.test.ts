import { expect, it } from 'vitest';
import { findSlowPatterns } from './find-slow-patterns.ts';

const slowIn = (text: string) => findSlowPatterns('a.tsx', text).map(({ line, pattern }) => `${line} ${pattern}`);

it('A pattern with super-linear backtracking is reported with its line', () => {
  const text = "const mail = /\\w+@\\w+/;\n\nexport const a = <p>{name.replace(/\\s+$/u, '').split(/a*a*b/)}</p>;\n";
  expect(slowIn(text)).toEqual(['1 /\\w+@\\w+/', '3 /\\s+$/u', '3 /a*a*b/']);
});

it('Linear patterns, and text that only looks like a pattern, are not reported', () => {
  expect(slowIn("const a = [/\\s+/g, /(?<!\\s)\\s+$/, /^\\d+$/, 1 / 2 / 3]; // /a*a*b/\nconst b = '/a*a*b/';")).toEqual(
    [],
  );
});

it('A composed pattern is reported, because its source is known only when it runs', () => {
  expect(findSlowPatterns('a.ts', "const all = (word: string) => new RegExp(word + '+$');")).toEqual([
    { line: 1, pattern: "word + '+$'", reason: 'composed' },
  ]);
});
