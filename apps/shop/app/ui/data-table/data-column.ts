import type { TableCell } from 'configurator-core/text';
import type { ReactNode } from 'react';

/** A column of a table, with its display and its export. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Value in an export; without one the column is not exported. */
  csv?: (row: Row) => TableCell;
  /** Aligns numbers to the end of their cell. */
  isNumeric?: boolean;
  /** As wide as its content, such as pictures or actions. */
  isNarrow?: boolean;
  /** Cannot be hidden: the column that identifies the row, and the actions. */
  isFixed?: boolean;
  /** Hidden while the table is narrower than 56 or 72 rem; cards show all columns. */
  from?: 'lg' | 'xl';
}
