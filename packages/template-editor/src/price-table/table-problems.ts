import type { Field, PriceTable } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { entriesAt, type Side } from './table-edits.ts';

/** Findings of a side, by entry and for the side as a whole. */
export interface SideProblems {
  readonly entries: ReadonlyMap<number, readonly Finding[]>;
  readonly whole: readonly Finding[];
}

/** The entry to mark for a value without a price: the next greater range, else the last one. */
function placeOfGap(table: PriceTable, side: Side, value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = Number(value);
  const ranges = entriesAt(table, side).map((entry) => (typeof entry === 'string' ? null : entry));
  if (!Number.isFinite(number) || ranges.includes(null)) return null;
  let best: number | null = null;
  let last = 0;
  ranges.forEach((range, place) => {
    if (!range) return;
    if (range.from > number && (best === null || range.from < (ranges[best]?.from ?? 0))) best = place;
    if (range.to >= (ranges[last]?.to ?? range.to)) last = place;
  });
  return best ?? last;
}

/** Groups the findings of a table by header cell. */
export function sideProblems(
  findings: readonly Finding[],
  table: PriceTable,
  side: Side,
  field: Field | undefined,
): SideProblems {
  const entries = new Map<number, Finding[]>();
  const whole: Finding[] = [];
  for (const finding of findings) {
    const at = finding.path.indexOf('table');
    if (at < 0 || finding.path[at + 1] !== side) continue;
    const step = finding.path[at + 3];
    const value = field && finding.witness?.[field.name];
    const place =
      typeof step === 'number' ? step : finding.code === 'table_gap' ? placeOfGap(table, side, value) : null;
    if (place === null) whole.push(finding);
    else entries.set(place, [...(entries.get(place) ?? []), finding]);
  }
  return { entries, whole };
}
