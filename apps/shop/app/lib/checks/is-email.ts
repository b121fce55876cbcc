/** Whether a text has the form of an e-mail address, by the rule the database applies to what visitors send. */
export function isEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
