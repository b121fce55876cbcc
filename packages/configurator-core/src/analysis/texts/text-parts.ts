import { countGraphemes } from '../../field-types/values/graphemes.ts';

/** A combining mark: changes a text without adding a grapheme. */
export const MARK = '\u0301';
/** Limit of distinct characters that are tested in pairs. */
const MAX_CHARACTERS = 60;

/** Returns which parts a text contains, as bits. Ignores case. */
export function partsIn(text: string, parts: readonly string[]): number {
  const lower = text.toLowerCase();
  return parts.reduce((bits, part, index) => (lower.includes(part) ? bits | (1 << index) : bits), 0);
}

/** Returns whether every text of these characters has as many graphemes as characters. Tests all pairs. */
export function areSeparate(characters: readonly string[]): boolean {
  if (characters.every((character) => /^[\x20-\x7e]$/.test(character))) return true;
  if (characters.length > MAX_CHARACTERS) return false;
  return characters.every((left) => characters.every((right) => countGraphemes(left + right) === 2));
}

/**
 * Finds a shortest text for each possible selection of parts that contains exactly those parts. Breadth-first search
 * over the automaton of the parts (Aho, Corasick 1975) and the selections.
 * @param parts lower case, not empty
 * @param most maximum number of characters
 * @param withMark whether a combining mark, which does not count, may separate characters
 * @returns texts by the bits of the selection
 */
export function shortestTexts(
  parts: readonly string[],
  filler: string,
  most: number,
  withMark: boolean,
  spend: (steps: number) => void,
): ReadonlyMap<number, string> {
  const characters = [...new Set([...parts.join(''), filler])];
  const prefixes = new Set(parts.flatMap((part) => [...part].map((_, at, all) => all.slice(0, at + 1).join(''))));
  /** Returns the longest suffix of a text that is a prefix of a part. */
  const stateOf = (text: string): string => {
    const ends = [...text];
    while (ends.length > 0 && !prefixes.has(ends.join(''))) ends.shift();
    return ends.join('');
  };
  const found = new Map<number, string>([[0, '']]);
  const seen = new Set<string>(['0:']);
  let current = [{ state: '', bits: 0, text: '' }];
  for (let length = 0; current.length > 0; length += 1) {
    const next: typeof current = [];
    for (const { state, bits, text } of current) {
      const step = (character: string, queue: typeof current): void => {
        spend(1 + parts.length);
        const grown = state + character;
        const reached = bits | parts.reduce((sum, part, index) => (grown.endsWith(part) ? sum | (1 << index) : sum), 0);
        const entry = { state: stateOf(grown), bits: reached, text: text + character };
        const key = `${reached}:${entry.state}`;
        if (seen.has(key)) return;
        seen.add(key);
        if (!found.has(reached)) found.set(reached, entry.text);
        queue.push(entry);
      };
      if (withMark && text !== '') step(MARK, current);
      if (length < most) for (const character of characters) step(character, next);
    }
    current = next;
  }
  return found;
}
