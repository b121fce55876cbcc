/** Longer texts are cut off: the patterns below take time by the square of the length. */
const maxLength = 2_000;

/** Removes anything that looks like an e-mail address, a row value or a token from an error text for the log. */
export function withoutPersonalData(text: string): string {
  return text
    .slice(0, maxLength)
    .replace(/(?<![^\s"'<>()])[^\s"'<>()]+@[^\s"'<>()]+/g, '[mail]')
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[token]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]');
}
