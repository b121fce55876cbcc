/**
 * A search text as the database can read it: composed characters (NFC), no control characters, and no half of an emoji
 * where the text is cut off.
 */
export function cleanSearch(text: string, maxLength: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
