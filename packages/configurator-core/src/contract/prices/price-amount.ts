import { isRecord } from '../../json.ts';
import type { PriceTable } from './price-table.ts';

/** What a percentage can be taken of. */
export const percentBases = ['base', 'subtotal'] as const;

/** What a percentage is taken of: the base price, or base, options and all other rules. */
export type PercentBase = (typeof percentBases)[number];

/** A price rule's amount, by what it is computed from. */
export type Amount =
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly of: PercentBase }
  | {
      readonly kind: 'per_character' | 'per_unit';
      /** Name or id of the field that is counted. */
      readonly field: string;
      readonly rateCents: number;
      /** Characters or units that cost nothing. */
      readonly included: number;
    }
  | { readonly kind: 'table'; readonly table: PriceTable }
  | { readonly kind: 'logic'; readonly logic: unknown };

function readPer(amount: object, kind: 'per_character' | 'per_unit'): Amount | null {
  const { [kind]: rateCents, field, included } = amount as Record<string, unknown>;
  if (typeof rateCents !== 'number' || typeof field !== 'string') return null;
  return { kind, field, rateCents, included: typeof included === 'number' ? included : 0 };
}

/** Reads the form of a price rule's amount. What has none of the forms is JSON Logic. */
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
  // The contract has checked the table; a template built in memory is checked by its type.
  if (isRecord(amount.table)) return { kind: 'table', table: amount.table as unknown as PriceTable };
  return logic;
}
