/** Normalizes a text for comparison: lower case, without accents and umlaut dots. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** Whether the letters occur in this order, the first at the start of a word. */
function isScattered(letters: string, text: string): boolean {
  for (const { index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    let at = index;
    const isFound = [...letters].every((letter, place) => {
      const found = place === 0 ? (text.startsWith(letter, at) ? at : -1) : text.indexOf(letter, at);
      at = found + letter.length;
      return found >= 0;
    });
    if (isFound) return true;
  }
  return false;
}

function scoreOfWord(word: string, text: string): number {
  const at = text.indexOf(word);
  if (at === 0) return 5;
  if (at > 0) return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => text.startsWith(word, index)) ? 4 : 3;
  return word.length > 1 && isScattered(word, text) ? 1 : 0;
}

/**
 * Rates how well texts match a query. Each word of the query matches, best first, the start of a text, the start of a
 * word, a substring, or a subsequence of letters.
 * @param texts the label first, which weighs slightly more than the others
 * @returns 0 if a word of the query matches no text
 */
export function matchScore(query: string, texts: readonly string[]): number {
  const folded = texts.map(fold);
  const words = fold(query).split(/\s+/).filter(Boolean);
  let sum = 0;
  for (const word of words) {
    const scores = folded.map((text, index) => {
      const score = scoreOfWord(word, text);
      return score > 0 && index === 0 ? score + 0.5 : score;
    });
    const best = Math.max(0, ...scores);
    if (best === 0) return 0;
    sum += best;
  }
  const isWhole = folded[0] === words.join(' ');
  return words.length === 0 ? 1 : sum / words.length + (isWhole ? 1 : 0);
}
