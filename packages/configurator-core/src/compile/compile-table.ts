import { axisLookup } from '../amount/table-cell.ts';
import type { Check, ReadableValues } from '../condition/compile-condition.ts';
import { axesOf, type PriceTable } from '../contract/price-table.ts';
import type { Issue } from '../field-types/issue.ts';
import type { CompiledField } from './compiled-field.ts';

/**
 * Makes the fields of a table report what the table has no price for, while its rule applies: a value that fits no entry
 * at its own field, an empty cell at the field of the rows.
 * @param reads the fields that decide whether the rule applies
 */
export function compileTable(
  table: PriceTable,
  axes: readonly CompiledField[],
  check: Check | null,
  reads: ReadonlySet<CompiledField>,
): void {
  const sides = axesOf(table);
  const lookups = sides.map((axis) => axisLookup(axis, table.gap));
  const placeOn = (side: number, values: ReadableValues): number | undefined => {
    const value = values.countedValue(axes[side]?.index ?? -1);
    return value === undefined ? undefined : lookups[side]?.(value);
  };
  const hasEmptyCell = table.cells.some((row) => row.includes(null));
  const isEmptyCell = (values: ReadableValues): boolean => {
    const column = placeOn(0, values);
    const row = sides.length > 1 ? placeOn(1, values) : 0;
    if (column === undefined || row === undefined) return false;
    return table.cells[row]?.[column] === null;
  };
  const message = table.message ? { message: table.message } : {};
  axes.forEach((compiled, side) => {
    const fieldName = compiled.name;
    const gap: Issue = { code: 'not_in_table', fieldName, params: message };
    const [other] = axes.filter((axis) => axis !== compiled);
    const empty: Issue = { ...gap, params: { ...message, ...(other && { other: other.field.label }) } };
    const isLast = side === axes.length - 1;
    const { compare } = compiled;
    compiled.compare = (values) => {
      const found = compare(values);
      const place = placeOn(side, values);
      if (place === undefined || (check !== null && !check(values))) return found;
      if (place < 0) return [...found, gap];
      return isLast && hasEmptyCell && isEmptyCell(values) ? [...found, empty] : found;
    };
    for (const read of new Set([...reads, ...axes])) if (read !== compiled) read.comparedBy.push(compiled);
  });
}
