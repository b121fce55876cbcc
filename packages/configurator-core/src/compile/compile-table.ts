import { axisLookup } from '../amount/table-cell.ts';
import type { Check, ReadableValues } from '../condition/compile-condition.ts';
import { axesOf, type PriceTable } from '../contract/prices/price-table.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { Cents } from '../money.ts';
import type { CompiledField } from './compiled-field.ts';

/** A compiled price table. */
export interface CompiledTable {
  readonly table: PriceTable;
  /** The fields of the axes: columns, then rows. */
  readonly axes: readonly CompiledField[];
  /** Returns the entry index on each axis: -1 if there is none, undefined while the field is empty. */
  readonly placesOf: (values: ReadableValues) => readonly (number | undefined)[];
}

/** Compiles a price table. @param axes the fields of its axes */
export function compileTable(table: PriceTable, axes: readonly CompiledField[]): CompiledTable {
  const lookups = axesOf(table).map((axis) => axisLookup(axis, table.gap));
  const placesOf = (values: ReadableValues) =>
    axes.map(({ index }, side) => {
      const value = values.effectiveValue(index);
      return value === undefined ? undefined : lookups[side]?.(value);
    });
  return { table, axes, placesOf };
}

/** Returns the amount of the cell for the values: null if the cell is empty, undefined if there is no cell. */
export function cellCents({ table, placesOf }: CompiledTable, values: ReadableValues): Cents | null | undefined {
  const [column = -1, row = table.rows ? -1 : 0] = placesOf(values);
  return table.cells[row]?.[column];
}

/**
 * Adds issues to the fields of a table for values without a price, while its rule applies: a value without an entry at
 * its own field, an empty cell at the field of the rows.
 * @param reads the fields that decide whether the rule applies
 */
export function reportGaps(compiled: CompiledTable, check: Check | null, reads: ReadonlySet<CompiledField>): void {
  const { table, axes, placesOf } = compiled;
  const message = table.message ? { message: table.message } : {};
  const others = [...reads, ...axes];
  axes.forEach((axis, side) => {
    const fieldName = axis.name;
    const gap: Issue = { code: 'not_in_table', fieldName, params: message };
    const other = axes.find((candidate) => candidate !== axis);
    const empty: Issue = { ...gap, params: { ...message, ...(other && { other: other.field.label }) } };
    const isLast = side === axes.length - 1;
    axis.addComparison((values) => {
      const place = placesOf(values)[side];
      if (place === undefined || (check !== null && !check(values))) return null;
      if (place < 0) return gap;
      return isLast && cellCents(compiled, values) === null ? empty : null;
    }, others);
  });
}
