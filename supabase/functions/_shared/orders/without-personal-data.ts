/** Removes anything that looks like an e-mail address, a row value or a token from an error text for the log. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g, '[mail]')
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[token]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]');
}
