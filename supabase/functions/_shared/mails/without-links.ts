const scheme = /:\/\//g;
const domain = /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?![\p{L}\p{N}_@-])/gu;
/** Name of a stored file; no top-level domain has these names. */
const fileName = /^[^.]+\.(?:webp|pdf)$/;

/**
 * Text of strangers for a mail: what a mail program would turn into a link becomes `https[:]//evil[.]example`. E-mail
 * addresses and names of stored files stay.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(domain, (name) => (fileName.test(name) ? name : name.replaceAll('.', '[.]')))
    .replace(scheme, '[:]//');
}
