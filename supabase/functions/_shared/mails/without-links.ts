const scheme = /:\/\//g;
const domain = /(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?![\p{L}\p{N}_@-])/gu;

/**
 * Text of strangers for a mail: what a mail program would turn into a link becomes `https[:]//evil[.]example`. E-mail
 * addresses stay.
 */
export function withoutLinks(text: string): string {
  return text.replace(domain, (name) => name.replaceAll('.', '[.]')).replace(scheme, '[:]//');
}
