import { countGraphemes } from '../../field-types/values/graphemes.ts';

/** A combining mark: it makes a text another one without adding a grapheme. */
export const MARK = '\u0301';
/** Beyond so many different characters, no pair of them is tried. */
const MAX_CHARACTERS = 60;

/** Which of some parts a text contains, as bits; case does not count. */
export function partsIn(text: string, parts: readonly string[]): number {
  const lower = text.toLowerCase();
  return parts.reduce((bits, part, index) => (lower.includes(part) ? bits | (1 << index) : bits), 0);
}

/** Whether every text of these characters has as many graphemes as characters, which pairs of them show. */
export function areSeparate(characters: readonly string[]): boolean {
  if (characters.every((character) => /^[\x20-\x7e]$/.test(character))) return true;
  if (characters.length > MAX_CHARACTERS) return false;
  return characters.every((left) => characters.every((right) => countGraphemes(left + right) === 2));
}

/**
 * Finds a shortest text for each selection of parts that a text can contain with exactly the others missing. A breadth
 * first search over the automaton of the parts (Aho, Corasick 1975) and the selections.
 * @param parts in lower case, not empty
 * @param most characters that a text may have
 * @param withMark whether a combining mark, which counts for nothing, may separate characters
 * @returns by the bits of the selection
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
  /** The longest end of a text that is the beginning of a part. */
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
