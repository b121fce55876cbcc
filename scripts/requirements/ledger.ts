/** One row of the requirements ledger. */
export interface LedgerRow {
  id: string;
  text: string;
}

/** The rows of one area, in the ledger's order. */
export interface LedgerArea {
  name: string;
  rows: readonly LedgerRow[];
}

const HEADING = /^## ([A-Z]+(?:-[A-Z]+)?): /;
const ROW = /^\| ([A-Z]+(?:-[A-Z]+)?-\d+) \| (.+?) \|/;

/** Reads the areas (`## SF-CART: …`) and their rows from the ledger's Markdown. */
export function readAreas(markdown: string): readonly LedgerArea[] {
  const areas: { name: string; rows: LedgerRow[] }[] = [];
  let open: { name: string; rows: LedgerRow[] } | undefined;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) {
      const name = HEADING.exec(line)?.[1];
      open = name ? { name, rows: [] } : undefined;
      if (open) areas.push(open);
    }
    const row = ROW.exec(line);
    if (open && row?.[1]?.startsWith(`${open.name}-`)) open.rows.push({ id: row[1], text: row[2] ?? '' });
  }
  return areas;
}
