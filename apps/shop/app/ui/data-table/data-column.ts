import type { TableCell } from 'configurator-core/text';
import type { ReactNode } from 'react';

/** A filter of the rows. Its id is the name of a database column. */
export type ListFilter<Context> = {
  id: string;
  label: (context: Context) => string;
} & (
  | { kind: 'days' }
  | {
      kind: 'choice';
      values: readonly string[];
      labelOf: (value: string, context: Context) => string;
      /** Whether only one value can be selected. */
      isSingle?: boolean;
    }
);

/** The filter of a column. By default it has the column's id and header. */
export type ColumnFilter<Context> = Partial<Pick<ListFilter<Context>, 'id' | 'label'>> &
  (
    | Omit<Extract<ListFilter<Context>, { kind: 'days' }>, 'id' | 'label'>
    | Omit<Extract<ListFilter<Context>, { kind: 'choice' }>, 'id' | 'label'>
  );

/**
 * A column of a list, with its display, its export, its order and its filter. It is the same in every language.
 * @typeParam Context texts, formats and handlers of the page that shows the list
 */
export interface DataColumn<Row, Context> {
  /** If the column can be sorted or filtered, the name of the database column. */
  id: string;
  header: (context: Context) => string;
  cell: (row: Row, context: Context) => ReactNode;
  /** Value in an export; without one the column is not exported. */
  csv?: (row: Row, context: Context) => TableCell;
  isSortable?: boolean;
  /** Hidden until it is selected. */
  isHiddenAtFirst?: boolean;
  filter?: ColumnFilter<Context>;
  /** Aligns numbers to the end of their cell. */
  isNumeric?: boolean;
  /** As wide as its content, such as pictures or actions. */
  isNarrow?: boolean;
  /** Cannot be hidden: the column that identifies the row, and the actions. */
  isFixed?: boolean;
  /** Hidden while the table is narrower than 56 or 72 rem; cards show all columns. */
  from?: 'lg' | 'xl';
}
