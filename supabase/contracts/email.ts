const asciiOnly = /^[\0-\x7f]*$/;
const domainLetters = /^[\p{L}\p{M}\p{N}.-]+$/u;
// The rule of zod's `email`, whose module the public forms do not load.
const emailPattern = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Maximum length of an e-mail address that mail servers accept. */
export const maxEmailLength = 254;

/**
 * Writes the domain of an e-mail address in ASCII (`info@müller.de` as `info@xn--mller-kva.de`), the form that every
 * mail server accepts. Returns any other text unchanged.
 */
export function deliverableEmail(text: string): string {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  if (at === -1 || asciiOnly.test(domain) || !domainLetters.test(domain)) return text;
  try {
    return `${text.slice(0, at)}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return text;
  }
}

/** Whether mail can be sent to an address: the rule for every address that a person enters. */
export function isEmail(text: string): boolean {
  const address = deliverableEmail(text);
  return address.length <= maxEmailLength && emailPattern.test(address);
}
