import type { TableCell } from 'configurator-core/text';
import type { ReactNode } from 'react';
import type { TableDefinition, TableFilter, TableSort } from '#app/lib/table/table-definition.ts';
import type { DataColumn, ListFilter } from './data-column.ts';

/** A list with its columns and filters, the same in every language. The loader of its page reads it too. */
export interface ListTable<Row, Context> extends TableDefinition {
  columns: readonly DataColumn<Row, Context>[];
  filterWords: readonly ListFilter<Context>[];
}

interface ListDescription<Row, Context> {
  id: string;
  /** Default: 25 rows. */
  pageSize?: number;
  defaultSort: TableSort;
  columns: readonly DataColumn<Row, Context>[];
  /** Filters by a database column that is not shown. They follow the filters of the columns. */
  filters?: readonly ListFilter<Context>[];
}

/** Describes a list by its columns. */
export function listTable<Row, Context>({
  id,
  pageSize = 25,
  defaultSort,
  columns,
  filters = [],
}: ListDescription<Row, Context>): ListTable<Row, Context> {
  const filterWords = [
    ...columns.flatMap(({ filter, ...column }): ListFilter<Context>[] =>
      filter === undefined ? [] : [{ id: column.id, label: column.header, ...filter }],
    ),
    ...filters,
  ];
  return {
    id,
    pageSize,
    defaultSort,
    columns,
    filterWords,
    sortable: columns.filter(({ isSortable }) => isSortable).map((column) => column.id),
    hiddenAtFirst: columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map((column) => column.id),
    filters: filterWords.map(
      (filter): TableFilter =>
        filter.kind === 'days'
          ? { kind: 'days', id: filter.id }
          : { kind: 'choice', id: filter.id, values: filter.values, isSingle: filter.isSingle },
    ),
  };
}

/** A column in the words of the page. */
export interface ShownColumn<Row> extends Omit<DataColumn<Row, never>, 'header' | 'cell' | 'csv' | 'filter'> {
  header: string;
  cell: (row: Row) => ReactNode;
  csv?: (row: Row) => TableCell;
}

/** A filter in the words of the page. */
export type ShownFilter = { id: string; label: string } & (
  | { kind: 'days' }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[]; isSingle?: boolean }
);

/** Returns the columns of a list in the words of its page. */
export function shownColumns<Row, Context>(
  { columns }: ListTable<Row, Context>,
  context: Context,
): readonly ShownColumn<Row>[] {
  return columns.map(({ header, cell, csv, filter: _, ...column }) => ({
    ...column,
    header: header(context),
    cell: (row) => cell(row, context),
    csv: csv && ((row) => csv(row, context)),
  }));
}

/** Returns the filters of a list in the words of its page. */
export function shownFilters<Row, Context>(
  { filterWords }: ListTable<Row, Context>,
  context: Context,
): readonly ShownFilter[] {
  return filterWords.map((filter) => {
    const named = { id: filter.id, label: filter.label(context) };
    if (filter.kind === 'days') return { ...named, kind: 'days' };
    const choices = filter.values.map((value) => ({ value, label: filter.labelOf(value, context) }));
    return { ...named, kind: 'choice', choices, isSingle: filter.isSingle };
  });
}
