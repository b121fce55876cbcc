import type { ReactNode } from 'react';
import type { CsvValue } from '#app/lib/table/csv.ts';

/** A column of a table: how it is shown and how it is exported. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Value in an export; without one the column is not exported. */
  csv?: (row: Row) => CsvValue;
  /** Aligns numbers to the end of their cell. */
  isNumeric?: boolean;
  /** As wide as what it holds: pictures, actions. */
  isNarrow?: boolean;
  /** Cannot be hidden: what says which row it is, and the actions. */
  isFixed?: boolean;
  /** Left out while the table is narrower than 56 or 72 rem; cards show every column. */
  from?: 'lg' | 'xl';
}
