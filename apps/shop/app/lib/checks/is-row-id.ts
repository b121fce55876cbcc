/** Whether a text can be the id of a row (UUID); anything else would fail in the database instead of finding nothing. */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
