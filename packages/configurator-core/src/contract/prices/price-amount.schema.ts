import * as z from 'zod/mini';
import { isSafeLogic } from '../conditions/check-logic.ts';
import { absent, filled } from '../primitives/primitives.schema.ts';
import { type CountedForm, countedFormNames, percentBases } from './price-amount.ts';
import { priceTableSchema } from './price-table.schema.ts';

const refused = 'invalid_amount';

/** Maximum decimals of percentages and rates, so that products with an amount are exact. */
const MAX_DECIMALS = 4;

/** A number with at most four decimals. */
export const decimal = () =>
  z.number().check(z.refine((value) => Number(value.toFixed(MAX_DECIMALS)) === value, 'invalid_value'));
const rate = () => decimal().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const included = () => z.nullish(z.number().check(z.minimum(0)));

/** A percentage of the price. */
export const percentSchema = z.looseObject({
  percent: decimal().check(z.minimum(-100), z.maximum(1000)),
  of: z.enum(percentBases),
});

/** Keys that determine the form of an amount, in the order of the union after a plain number. */
const formKeys = ['percent', ...countedFormNames, 'table'] as const;
type FormKey = (typeof formKeys)[number];

/** The keys of all forms before this one: an amount with several of them has the first form. */
const absentBefore = (key: FormKey | null) =>
  Object.fromEntries(
    formKeys.slice(0, key === null ? undefined : formKeys.indexOf(key)).map((other) => [other, absent]),
  );

// New schemas for each form, because each of them has its own description.
const counted = () => ({ field: filled(), included: included() });
type CountedShape<K extends CountedForm> = ReturnType<typeof counted> & Readonly<Record<K, ReturnType<typeof rate>>>;

/** Schemas of the amounts with a rate for each counted unit. */
export const countedSchemas = Object.fromEntries(
  countedFormNames.map((form) => [form, z.looseObject({ ...absentBefore(form), [form]: rate(), ...counted() })]),
  // Lookup cast: one schema for each name.
) as { readonly [K in CountedForm]: z.ZodMiniObject<CountedShape<K>> };

/** A price looked up by one or two fields. */
export const tableAmountSchema = z.looseObject({ ...absentBefore('table'), table: priceTableSchema });

const logicSchema = z
  .union([z.looseObject(absentBefore(null)), z.array(z.unknown())])
  .check(z.refine(isSafeLogic, 'unsafe_logic'));

/** The amount of a price rule in the wire format: cents, one of the forms, or JSON Logic that returns cents. */
export const amountSchema: z.ZodMiniType<unknown, unknown> = z.union(
  [z.number(), percentSchema, ...Object.values(countedSchemas), tableAmountSchema, logicSchema],
  refused,
);

/** Returns the index of the union form that matches the amount's keys, or -1. */
export function formOfAmount(amount: unknown): number {
  if (typeof amount === 'number') return 0;
  if (typeof amount !== 'object' || amount === null) return -1;
  const key = formKeys.findIndex((form) => form in amount);
  return 1 + (key < 0 ? formKeys.length : key);
}
