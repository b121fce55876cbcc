import type { Field, PriceTable } from 'configurator-core';
import { type Entry, entriesAt, type Side } from './table-edits.ts';

/** Removes floating-point errors from sums of short decimals. */
const exact = (value: number) => Number(value.toPrecision(12));

/** Proposes the entry after a place: a range of the same width, or the next unused option. Null if none is left. */
export function nextEntry(table: PriceTable, side: Side, place: number, field: Field | undefined): Entry | null {
  const entries = entriesAt(table, side);
  if (table[side]?.options) {
    return field?.options.map(({ value }) => value).find((value) => !entries.includes(value)) ?? null;
  }
  const ranges = entries.filter((entry) => typeof entry !== 'string');
  const current = ranges[place];
  if (!current) return null;
  const before = ranges[place - 1];
  const step = field?.validationRules.step ?? (field?.validationRules.integer ? 1 : 0);
  const distance = before && before.to <= current.from ? current.from - before.to : step;
  const from = exact(current.to + distance);
  const to = exact(from + (current.to - current.from));
  const after = ranges[place + 1];
  // Between two ranges, the new one fills the gap.
  if (after && after.from < to) return { from: Math.min(from, after.from), to: after.from };
  return { from, to };
}
