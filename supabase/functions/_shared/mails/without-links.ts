const scheme = /:\/\//g;
const domain = /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?![\p{L}\p{N}_@-])/gu;
/** Name of a stored file; its extensions are not top-level domains. */
const fileName = /^[^.]+\.(?:webp|pdf)$/;

/**
 * Defuses untrusted text for a mail: text that a mail program would turn into a link becomes
 * `https[:]//evil[.]example`. E-mail addresses and names of stored files stay unchanged.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(domain, (name) => (fileName.test(name) ? name : name.replaceAll('.', '[.]')))
    .replace(scheme, '[:]//');
}
