/** The address an iframe field shows: older settings hold the whole element, newer ones its address alone. */
export function embedAddress(stored: string): string {
  return /<iframe\b[^>]*\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(stored)?.[1] ?? stored.trim();
}
