/** A failure's text for the log, without what looks like an address of mail, a value of a row, or a token. */
export function withoutPersonalData(text: string): string {
  return text
    .replace(/[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g, '[mail]')
    .replace(/=\([^)]*\)/g, '=(…)')
    .replace(/\b[0-9a-f]{32,}\b/gi, '[token]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]');
}
