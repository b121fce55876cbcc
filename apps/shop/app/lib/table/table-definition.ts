/** A filter of a table, by known values or by a range of days. Its labels are in the list that shows it. */
export type TableFilter =
  | { kind: 'choice'; id: string; values: readonly string[]; isSingle?: boolean }
  | { kind: 'days'; id: string };

/** Column and direction of the row order. */
export interface TableSort {
  column: string;
  isDescending: boolean;
}

/** Columns, filters and sizes of a table, the same in every language. Anything else in a URL is ignored. */
export interface TableDefinition {
  /** Key of its saved views, and name of its export file. */
  id: string;
  pageSize: number;
  sortable: readonly string[];
  defaultSort: TableSort;
  filters: readonly TableFilter[];
  /** Columns hidden by default. */
  hiddenAtFirst: readonly string[];
}

/** One page of rows, and the total number of rows. */
export interface TablePage<Row> {
  rows: readonly Row[];
  total: number;
}
