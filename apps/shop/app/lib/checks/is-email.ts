/** Whether a text is an e-mail address, by the rule that the database applies to visitors' input. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
