import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The catalogues of one language each. */
const files = execFileSync('git', ['ls-files', 'apps/shop/app', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\/texts\/(?:english|german)(?:\/|-)[\w-]+\.ts$/.test(file));

/** Names of parameters that are numbers somewhere in the catalogues or in their types. */
const numberNames = new Set([
  'count',
  'position',
  ...files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(\w+)\??: number\b/g)].map(([, name]) => name)),
]);

/** German words with the same form for one and several. */
const invariant = ['Artikel', 'bis', 'Fehler', 'Stück', 'Treffer', 'Zeichen'];

/** Texts that are never shown with 1. */
const neverOne: Readonly<Record<string, string>> = {
  correctFields: 'One problem is shown without the list.',
  fromPieces: 'A quantity break begins at 2 pieces.',
  lastDays: 'The periods have 7, 30 and 90 days.',
  quantityBreakLabel: 'A quantity break begins at 2 pieces.',
  signOutIn: 'It is announced at 60, 30 and 10 seconds.',
  tooMany: 'The limit of a price table.',
  tooManyFiles: 'The limit of a file field.',
};

/** A function of a catalogue. */
type CountedText = (...given: readonly unknown[]) => unknown;

/** Returns the functions of a catalogue by path. */
function functionsOf(value: unknown, path: string): readonly (readonly [string, CountedText])[] {
  if (typeof value === 'function') return [[path, value as CountedText]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionsOf(inner, `${path}.${key}`));
}

function parametersOf(text: CountedText): readonly string[] {
  const list = /^\(([^)]*)\)|^(\w+) =>/.exec(text.toString());
  return (list?.[1] ?? list?.[2] ?? '').split(',').map((name) => name.trim());
}

/** Returns the sentence for one if it has a plural. */
function faultOf(text: CountedText, place: number, count: number): string | null {
  const at = (number: number) =>
    String(text(...Array.from({ length: count }, (_, index) => (index === place ? number : 'x'))));
  try {
    const [one, two] = [at(1), at(2)];
    const noun = /(?<![\p{L}\d.,])1 (\p{L}+)/u.exec(one)?.[1] ?? '';
    const isPlural = !invariant.includes(noun) && /^\p{Lu}|[^s]s$/u.test(noun);
    const isUnchanged = one.replace(/\b1\b/, '2') === two;
    const hasPluralVerb = /(?<![\p{L}\d.,])1 \p{L}+,? (?:die|sind|werden|wurden|haben|are|were|have|do)\b/u.test(one);
    return (isPlural && isUnchanged) || hasPluralVerb ? one : null;
  } catch {
    // The function takes an object or a list.
    return null;
  }
}

describe('a text with a count', () => {
  it('A text with a count is right for one', async () => {
    const found: string[] = [];
    for (const file of files) {
      const catalogue: unknown = await import(join(process.cwd(), file));
      for (const [path, text] of functionsOf(catalogue, file)) {
        const parameters = parametersOf(text);
        for (const [place, name] of parameters.entries()) {
          const fault = numberNames.has(name) ? faultOf(text, place, parameters.length) : null;
          if (fault !== null && !((path.split('.').at(-1) ?? '') in neverOne)) found.push(`${path}: ${fault}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it.each([
    ['1 Angaben', (count: number) => `Bitte prüfen Sie ${count} Angaben`],
    ['1 Artikel, die', (count: number) => `Es gibt ${count} Artikel, die sie verwenden.`],
    ['1 fields', (count: number) => `Please correct ${count} fields`],
    ['1 text are', (count: number) => `${count} ${count === 1 ? 'text' : 'texts'} are missing`],
  ])('A wrong text with a count is found: %s', (words, text) => {
    expect(faultOf(text as CountedText, 0, 1)).toContain(words);
  });

  it.each([
    (count: number) => (count === 1 ? '1 Angabe' : `${count} Angaben`),
    (count: number) => `${count} Zeichen`,
    (count: number) => `Version ${count} wiederherstellen`,
  ])('A text with a count is accepted: %s', (text) => {
    expect(faultOf(text as CountedText, 0, 1)).toBeNull();
  });
});
