/** Position of a decimal digit within its script: the digits of every script are ten successive code points. */
function digitValue(digit: string): string {
  const code = Number(digit.codePointAt(0));
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - count - 1))) count += 1;
  return String(count % 10);
}

/**
 * Rewrites a number of any language in the form that the engine parses: ASCII digits, hyphen-minus and no invisible
 * direction marks. `۱۲٫۵` is `12.5`.
 */
export function plainNumber(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace('\u2212', '-')
    .replace('\u066b', '.')
    .replace(/\p{Nd}/gu, digitValue);
}
