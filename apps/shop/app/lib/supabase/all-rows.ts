/** The Data API answers with at most this many rows: `max_rows` in supabase/config.toml. */
const rowsPerRequest = 1_000;

/**
 * Reads all rows of a query in as many requests as it takes.
 * @param readRange reads the rows from index `first` to index `last`, in an order that no two rows share
 * @throws what `readRange` throws
 */
export async function allRows<Row>(
  readRange: (first: number, last: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readRange(rows.length, rows.length + rowsPerRequest - 1);
    rows.push(...data);
    if (data.length < rowsPerRequest) return rows;
  }
}
