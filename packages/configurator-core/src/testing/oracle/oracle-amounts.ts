import type { WireAmount, WirePriceRule, WirePriceTable, WireTableAxis } from '../wire-template.ts';
import type { OracleValue, ReadField } from './oracle-conditions.ts';

/** Scale of twelve decimals, in which every drawn amount is exact. */
const UNIT = 10n ** 12n;

/** Returns a decimal number times `UNIT`, from its digits. */
function scaled(value: number): bigint {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(12).split('.');
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(12, '0'));
  return value < 0 ? -size : size;
}

function roundHalfUp(amount: bigint): number {
  const shifted = amount + UNIT / 2n;
  const floor = shifted / UNIT - (shifted < 0n && shifted % UNIT !== 0n ? 1n : 0n);
  return Number(floor);
}

/** Returns the cents of an exact amount within the rule's minimum and maximum; 0 if there is no line. */
function bounded(rule: WirePriceRule, amount: bigint): number {
  if (amount === 0n || (amount < 0n && rule.discount !== true)) return 0;
  let size = amount < 0n ? -amount : amount;
  if (rule.minimum !== undefined && size < scaled(rule.minimum)) size = scaled(rule.minimum);
  if (rule.maximum !== undefined && size > scaled(rule.maximum)) size = scaled(rule.maximum);
  return roundHalfUp(amount < 0n ? -size : size);
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

function beyond(count: bigint, included: number | undefined): bigint {
  const left = count - scaled(included ?? 0);
  return left > 0n ? left : 0n;
}

/** Returns the index of a value on an axis; undefined if the table has no entry for it. */
function placeOf(axis: WireTableAxis, gap: WirePriceTable['gap'], value: OracleValue): number | undefined {
  if (axis.options) {
    const place = axis.options.indexOf(String(value));
    return place < 0 ? undefined : place;
  }
  const ranges = axis.ranges ?? [];
  for (const [place, { from, to }] of ranges.entries()) {
    if (Number(value) >= from && Number(value) <= to) return place;
  }
  if (gap === 'reject') return undefined;
  const greater = ranges.map(({ from }) => from).filter((from) => from > Number(value));
  if (greater.length === 0) return undefined;
  return ranges.findIndex(({ from }) => from === Math.min(...greater));
}

function isForm(amount: unknown): amount is WireAmount {
  return (
    typeof amount === 'object' &&
    amount !== null &&
    ['percent', 'per_character', 'per_unit', 'table'].some((key) => key in amount)
  );
}

/** Returns whether a rule is a percentage of the subtotal, which applies after all others. */
export function isOfSubtotal({ amount }: WirePriceRule): boolean {
  return isForm(amount) && 'percent' in amount && amount.of === 'subtotal';
}

/**
 * Returns the cents of a rule that applies; undefined if its amount is JSON Logic.
 * @param shareOf base of a percentage, in cents
 */
export function oracleAmountCents(rule: WirePriceRule, read: ReadField, shareOf: number): number | undefined {
  const { amount } = rule;
  if (!isForm(amount)) return undefined;
  if ('percent' in amount)
    return bounded(rule, (scaled(Math.max(0, shareOf)) * scaled(amount.percent)) / (100n * UNIT));
  if ('table' in amount) {
    const { columns, rows, cells, gap } = amount.table;
    const column = read(columns.field)?.value;
    const row = rows && read(rows.field)?.value;
    if (column === undefined || (rows && row === undefined)) return 0;
    const columnPlace = placeOf(columns, gap, column);
    const rowPlace = rows ? placeOf(rows, gap, row) : 0;
    if (columnPlace === undefined || rowPlace === undefined) return 0;
    return bounded(rule, scaled(cells[rowPlace]?.[columnPlace] ?? 0));
  }
  const value = read(amount.field)?.value;
  if (value === undefined) return 0;
  const count =
    'per_unit' in amount ? scaled(Number(value)) : BigInt([...graphemes.segment(String(value))].length) * UNIT;
  const rate = scaled('per_unit' in amount ? amount.per_unit : amount.per_character);
  return bounded(rule, (beyond(count, amount.included) * rate) / UNIT);
}

/** Returns the names of the fields at which a table that applies rejects a value. */
export function oracleTableGaps({ amount }: WirePriceRule, read: ReadField): string[] {
  if (!isForm(amount) || !('table' in amount)) return [];
  const { columns, rows, cells, gap } = amount.table;
  const sides = [columns, ...(rows ? [rows] : [])].map((axis) => {
    const reading = read(axis.field);
    return { axis, value: reading?.value, name: reading?.field.name ?? axis.field };
  });
  const rejected = sides.filter(({ axis, value }) => value !== undefined && placeOf(axis, gap, value) === undefined);
  if (rejected.length > 0) return rejected.map(({ name }) => name);
  if (sides.some(({ value }) => value === undefined)) return [];
  const [column = 0, row = 0] = sides.map(({ axis, value }) => placeOf(axis, gap, value));
  return cells[row]?.[column] === null ? [sides.at(-1)?.name ?? ''] : [];
}
