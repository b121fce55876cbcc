/** Text with one grapheme per character. Excludes `\r`, because `\r\n` is one grapheme. */
const plain = /^[\n\t\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Counts grapheme clusters (Unicode Annex 29), which readers see as one character: a flag emoji counts as one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  let count = 0;
  for (const _ of segmentsOf(text)) count += 1;
  return count;
}

/** Truncates a text to a number of grapheme clusters. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  let count = 0;
  for (const { index } of segmentsOf(text)) {
    count += 1;
    if (count > most) return text.slice(0, index);
  }
  return text;
}
