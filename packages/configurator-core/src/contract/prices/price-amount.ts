import { isRecord } from '../../json.ts';
import type { PriceTable } from './price-table.ts';

/** Possible bases of a percentage. */
export const percentBases = ['base', 'subtotal'] as const;

/** Base of a percentage: the base price, or the subtotal of base, options and all other rules. */
export type PercentBase = (typeof percentBases)[number];

/**
 * Price forms that charge a rate for each counted unit of a field's value. Each is a key of the wire format, which
 * contains the rate. In the order in which an amount with several of them is read.
 */
export const countedFormNames = ['per_character', 'per_unit'] as const;

/** A price form that charges a rate for each counted unit. */
export type CountedForm = (typeof countedFormNames)[number];

/** Parsed amount with a rate for each counted unit. */
export interface CountedAmount {
  readonly kind: CountedForm;
  /** Name or id of the counted field. */
  readonly field: string;
  readonly rateCents: number;
  /** Characters or units free of charge. */
  readonly included: number;
}

/** Parsed amount of a price rule. */
export type Amount =
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly of: PercentBase }
  | CountedAmount
  | { readonly kind: 'table'; readonly table: PriceTable }
  | { readonly kind: 'logic'; readonly logic: unknown };

function readCounted(amount: Readonly<Record<string, unknown>>, kind: CountedForm): CountedAmount | null {
  const { [kind]: rateCents, field, included } = amount;
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
  for (const form of countedFormNames) if (form in amount) return readCounted(amount, form) ?? logic;
  // The parser has checked the table. A template built in memory relies on its type.
  const { table } = amount as { readonly table?: PriceTable };
  if (isRecord(table)) return { kind: 'table', table };
  return logic;
}
