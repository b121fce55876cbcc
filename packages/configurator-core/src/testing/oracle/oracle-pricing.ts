import type { WireField, WirePriceRule, WireQuantityBreak } from '../wire-template.ts';
import { type OracleValue, oracleIsChoice } from './oracle-conditions.ts';

/** A line of the oracle's price. */
export interface OraclePriceLine {
  label: string;
  amountCents: number;
}

/** Converts a decimal amount in EUR to cents by shifting the decimal point in the text. */
export function oracleCents(amount: number | string | null): number {
  if (amount === null) return 0;
  const [whole = '0', fraction = ''] = String(amount).split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

/** Returns the one line for a field's chosen options, if they have a price. */
export function oracleOptionLine(field: WireField, value: OracleValue): OraclePriceLine[] {
  if (!oracleIsChoice(field)) return [];
  const chosen = field.options.filter((option) =>
    typeof value === 'object' ? value.some((entry) => entry === option.value) : value === option.value,
  );
  const amountCents = chosen.reduce((sum, option) => sum + oracleCents(option.additional_price), 0);
  return amountCents > 0 ? [{ label: `${field.label} Option`, amountCents }] : [];
}

/** Returns the line of a price rule for its amount. */
export function oracleRuleLine(rule: WirePriceRule, amount: unknown): OraclePriceLine[] {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount === 0) return [];
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = rule;
  const size = Math.min(maximum, Math.max(minimum, Math.abs(amount)));
  const amountCents = Math.floor((amount < 0 ? -size : size) + 0.5);
  if (amountCents === 0 || (amount < 0 && rule.discount !== true)) return [];
  return [{ label: rule.label, amountCents }];
}

/** Returns the price per piece for a quantity, EUR cents, by trying every break. */
export function oracleUnitCents(breaks: readonly WireQuantityBreak[], pieceCents: number, quantity: number): number {
  const reached = breaks.filter(({ from }) => quantity >= from);
  const highest = Math.max(...reached.map(({ from }) => from));
  const found = reached.find(({ from }) => from === highest);
  if (found === undefined) return pieceCents;
  // Ten-thousandths of a percent are integers, so the share is exact. Half a cent is rounded in favour of the shop.
  const millionths = BigInt(pieceCents) * BigInt(Math.round((found.percent ?? 0) * 10_000));
  const share = Number((millionths + 499_999n) / 1_000_000n);
  return Math.max(0, pieceCents - share - (found.amount ?? 0));
}
