/** Whether a text is a valid row id (UUID). The database would throw on any other text instead of finding no row. */
export function isRowId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
