const safeProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Returns the address of a link if it is safe: https, http, mailto, tel, or a path of this shop. Else null. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  if (/^\/(?![/\\])/.test(trimmed) || trimmed.startsWith('#')) return trimmed;
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return safeProtocols.includes(url.protocol) ? url.href : null;
}
