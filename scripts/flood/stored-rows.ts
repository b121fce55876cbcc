import type { FloodedShop } from './flooded-shop.ts';

/** A row of the Data API. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows per request, limited by the length of a URL with their ids. */
const batch = 50;

/** Reads the rows of a table in which a column has one of the values. */
export async function storedRows(
  { backendUrl, secretKey }: FloodedShop,
  table: string,
  column: string,
  values: readonly string[],
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += batch) {
    const list = values.slice(start, start + batch).map((value) => `"${value}"`);
    const query = new URLSearchParams({ select: '*', [column]: `in.(${list.join(',')})` });
    const reply = await fetch(`${backendUrl}/rest/v1/${table}?${query}`, { headers: { apikey: secretKey } });
    const part: unknown = await reply.json();
    if (!reply.ok || !Array.isArray(part)) throw new Error(`${table} cannot be read: ${JSON.stringify(part)}`);
    rows.push(...part);
  }
  return rows;
}
