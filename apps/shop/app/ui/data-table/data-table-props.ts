import type { Elements } from '../page/elements.ts';
import type { ListState } from './list-page.tsx';
import type { ListTable } from './list-table.ts';
import type { TableLanguage } from './texts/table-texts.ts';

/** Props of `DataTable`. */
export interface DataTableProps<Row, Context> extends ListState<Row> {
  table: ListTable<Row, Context>;
  /** Texts, formats and handlers for the columns. */
  context: Context;
  /** Name of the table, for screen readers. */
  label: string;
  /** Accessible name of the search, such as 'Search orders'. */
  searchLabel: string;
  language: TableLanguage;
  rowId: (row: Row) => string;
  /** Name of a row, for the labels of its controls. */
  rowLabel: (row: Row) => string;
  isDimmed?: (row: Row) => boolean;
  /** Actions for the selected rows; without it rows cannot be selected. */
  bulkActions?: (rows: readonly Row[], clear: () => void) => Elements;
  /** Shown instead of the rows if there are none. */
  empty?: Elements;
  /** Text if a search or filters match no row; 'Nothing found' by default. */
  noneFound?: string;
}
