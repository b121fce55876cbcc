/** The URL shown by an iframe field. Older settings store the whole element, newer ones only its URL. */
export function embedAddress(stored: string): string {
  return /<iframe\b[^<>]*\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(stored)?.[1] ?? stored.trim();
}
