/**
 * Returns the path and query to redirect to if the page number in an address is past the last page, or is not a page
 * number. Keeps all other parameters. The first page has no number.
 * @param url address of the request, with the page in the parameter `page`, from 1
 * @param total number of entries on all pages
 * @returns null if the page exists
 */
export function existingPageAddress(url: string, total: number, pageSize: number): string | null {
  const { pathname, searchParams } = new URL(url);
  const given = searchParams.getAll('page');
  if (given.length === 0) return null;
  const text = given[0] ?? '';
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), lastPage) : 1;
  if (given.length === 1 && page > 1 && text === String(page)) return null;
  if (page === 1) searchParams.delete('page');
  else searchParams.set('page', String(page));
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}
