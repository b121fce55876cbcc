import { isRecord } from '../../json.ts';
import type { PriceTable } from './price-table.ts';

/** Possible bases of a percentage. */
export const percentBases = ['base', 'subtotal'] as const;

/** Base of a percentage: the base price, or the subtotal of base, options and all other rules. */
export type PercentBase = (typeof percentBases)[number];

/** Parsed amount of a price rule. */
export type Amount =
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly of: PercentBase }
  | {
      readonly kind: 'per_character' | 'per_unit';
      /** Name or id of the counted field. */
      readonly field: string;
      readonly rateCents: number;
      /** Characters or units free of charge. */
      readonly included: number;
    }
  | { readonly kind: 'table'; readonly table: PriceTable }
  | { readonly kind: 'logic'; readonly logic: unknown };

function readPer(amount: object, kind: 'per_character' | 'per_unit'): Amount | null {
  const { [kind]: rateCents, field, included } = amount as Record<string, unknown>;
  if (typeof rateCents !== 'number' || typeof field !== 'string') return null;
  return { kind, field, rateCents, included: typeof included === 'number' ? included : 0 };
}

/** Parses a price rule's amount. Anything without a known form is JSON Logic. */
export function readAmount(amount: unknown): Amount {
  if (typeof amount === 'number') return { kind: 'fixed', cents: amount };
  const logic = { kind: 'logic', logic: amount } as const;
  if (!isRecord(amount)) return logic;
  if ('percent' in amount) {
    const of = percentBases.find((base) => base === amount.of);
    return typeof amount.percent === 'number' && of ? { kind: 'percent', percent: amount.percent, of } : logic;
  }
  if ('per_character' in amount) return readPer(amount, 'per_character') ?? logic;
  if ('per_unit' in amount) return readPer(amount, 'per_unit') ?? logic;
  // The parser has checked the table. A template built in memory relies on its type.
  const { table } = amount as { readonly table?: PriceTable };
  if (isRecord(table)) return { kind: 'table', table };
  return logic;
}
