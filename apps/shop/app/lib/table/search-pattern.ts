/**
 * The regular expression that finds a text literally. A pattern of LIKE cannot do that: the Data API reads `*` as `%`.
 * Each ASCII character that is no letter or digit is written by its number, so that no layer on the way gives it a
 * meaning.
 */
export function searchPattern(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return code > 0x7f ? letter : `\\u${code.toString(16).padStart(4, '0')}`;
  });
}
