import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('JSON of a caller', () => {
  it.each([
    ['a text', '"Mu\u0308ller"'],
    ['an escaped mark', String.raw`"Mu\u0308ller"`],
  ])('The parsed JSON has composed characters in %s', (_, text) => {
    expect(parseJson(text)).toBe('Müller');
  });

  it('The parsed JSON has composed characters in keys and nested values', () => {
    expect(parseJson('{"gro\u0308ße":[{"name":"Mu\u0308ller","quantity":1}],"note":null}')).toEqual({
      größe: [{ name: 'Müller', quantity: 1 }],
      note: null,
    });
  });

  it('The parsed JSON keeps an escape before a combining mark', () => {
    expect(parseJson('"a\\n\u0303"')).toBe('a\n\u0303');
  });

  it('The parsed JSON keeps a password as it is typed, because Auth compares it byte by byte', () => {
    expect(parseJson('{"password":"Mu\u0308ller"}')).toEqual({ password: 'Mu\u0308ller' });
  });
});
