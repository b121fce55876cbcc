import type { Field, PriceTable, TableAxis } from 'configurator-core';

const DEFAULT_SPAN = 100;

/** Returns the initial axis of a field: its options, or one range over all of its numbers. */
export function newAxis(field: Field): TableAxis {
  if (field.options.length > 0) return { field: field.name, options: field.options.map(({ value }) => value) };
  const from = field.validationRules.min ?? 0;
  const to = Math.max(from, field.validationRules.max ?? from + DEFAULT_SPAN);
  return { field: field.name, ranges: [{ from, to }] };
}

/** Returns a table with one field as its axis and empty cells. */
export function newTable(field: Field): PriceTable {
  const columns = newAxis(field);
  return { columns, cells: [(columns.ranges ?? columns.options).map(() => null)], gap: 'round_up' };
}
