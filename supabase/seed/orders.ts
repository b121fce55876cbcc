export function ordersSql(): string {
  return '';
}
