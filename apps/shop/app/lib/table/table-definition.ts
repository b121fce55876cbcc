/** One choice of a filter. */
export interface FilterChoice {
  value: string;
  label: string;
}

/** A filter of a table: some of a few known values, or a range of days. */
export type TableFilter =
  | { kind: 'choice'; id: string; label: string; choices: readonly FilterChoice[]; isSingle?: boolean }
  | { kind: 'days'; id: string; label: string };

/** Which column the rows are ordered by. */
export interface TableSort {
  column: string;
  isDescending: boolean;
}

/** What a table can be asked for; everything else in an address is ignored. */
export interface TableDefinition {
  /** Name under which its saved views are kept, and of the file of an export. */
  id: string;
  pageSize: number;
  sortable: readonly string[];
  defaultSort: TableSort;
  filters: readonly TableFilter[];
  /** Columns shown only when asked for. */
  hiddenAtFirst: readonly string[];
}

/** One page of rows and how many rows there are in all. */
export interface TablePage<Row> {
  rows: readonly Row[];
  total: number;
}
