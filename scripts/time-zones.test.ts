import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Calls that format a moment in a time zone. */
const formatting = /\bDateTimeFormat\(|\btoLocale(?:Date|Time)String\(|\btoLocaleString\(/g;
const dateStyles = /\b(?:dateStyle|timeStyle|weekday|year|month|day|hour|minute|second)\b/;

/** Returns the arguments of the call whose parenthesis opens before an index. */
function argumentsAt(code: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < code.length && depth > 0; end += 1) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
  return code.slice(start, end - 1);
}

/** Returns the calls that format a moment in the time zone of the computer. */
function zoneless(code: string): readonly string[] {
  return [...code.matchAll(formatting)].flatMap((match) => {
    const given = argumentsAt(code, match.index + match[0].length);
    // Numbers have `toLocaleString` too. Styles in a variable are found by their declaration.
    const isNumber =
      match[0] === 'toLocaleString(' &&
      !dateStyles.test(given) &&
      !/Date\([^()]*\)\.$/.test(code.slice(0, match.index));
    const named = /,\s*(\w+)\s*$/.exec(given)?.[1];
    const style = named ? (new RegExp(`\\b${named} = (\\{[^}]*\\})`).exec(code)?.[1] ?? given) : given;
    return isNumber || /\btimeZone\b/.test(style) ? [] : [`${match[0]}${given})`];
  });
}

describe('every date that is shown', () => {
  it('Every shown date has a time zone, as the computer of the reader may have any', () => {
    const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'supabase'], { encoding: 'utf8' })
      .split('\n')
      .filter(
        (file) => /\.(?:ts|tsx)$/.test(file) && !/\.(?:test|stories|e2e)\.|\/(?:testing|e2e|bench|dist)\//.test(file),
      );
    const found = files.flatMap((file) => zoneless(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`));
    expect(found).toEqual([]);
  });

  it.each([
    `new Intl.DateTimeFormat('de', { dateStyle: 'long' }).format(day)`,
    `day.toLocaleDateString('de')`,
    `day.toLocaleString('de', { hour: 'numeric' })`,
    `new Date(at).toLocaleString()`,
    `const style = { hour: 'numeric' }; new Intl.DateTimeFormat('de', style)`,
  ])('A date without a time zone is found: %s', (code) => {
    expect(zoneless(code)).toHaveLength(1);
  });

  it.each([
    `new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' })`,
    `new Intl.DateTimeFormat('de', { ...style, timeZone })`,
    `const style = { hour: 'numeric', timeZone: 'UTC' }; new Intl.DateTimeFormat('de', style)`,
    `count.toLocaleString('de')`,
    `price.toLocaleString('de', { style: 'currency' })`,
  ])('A date with a time zone is accepted: %s', (code) => {
    expect(zoneless(code)).toEqual([]);
  });
});
