import * as z from 'zod/mini';
import { isSafeLogic } from '../conditions/check-logic.ts';
import { absent, filled } from '../primitives/primitives.schema.ts';
import { percentBases } from './price-amount.ts';
import { priceTableSchema } from './price-table.schema.ts';

const refused = 'invalid_amount';

/** Decimals of percentages and rates, so that every product with an amount is computed exactly. */
const MAX_DECIMALS = 4;

/** A number with at most four decimals. */
export const decimal = () =>
  z.number().check(z.refine((value) => Number(value.toFixed(MAX_DECIMALS)) === value, 'invalid_value'));
const rate = () => decimal().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const included = () => z.nullish(z.number().check(z.minimum(0)));

/** A share of the price. */
export const percentSchema = z.looseObject({
  percent: decimal().check(z.minimum(-100), z.maximum(1000)),
  of: z.enum(percentBases),
});

/** A price for each character of a text. */
export const perCharacterSchema = z.looseObject({
  percent: absent,
  per_character: rate(),
  field: filled(),
  included: included(),
});

/** A price for each unit of a number. */
export const perUnitSchema = z.looseObject({
  percent: absent,
  per_character: absent,
  per_unit: rate(),
  field: filled(),
  included: included(),
});

/** A price by one or two fields. */
export const tableAmountSchema = z.looseObject({
  percent: absent,
  per_character: absent,
  per_unit: absent,
  table: priceTableSchema,
});

/** Keys that decide the form of an amount, in the order of the union after a plain number. */
const formKeys = ['percent', 'per_character', 'per_unit', 'table'] as const;
const logicSchema = z
  .union([
    z.looseObject({ percent: absent, per_character: absent, per_unit: absent, table: absent }),
    z.array(z.unknown()),
  ])
  .check(z.refine(isSafeLogic, 'unsafe_logic'));

/** What a price rule charges on the wire: cents, one of the forms, or JSON Logic that gives cents. */
export const amountSchema: z.ZodMiniType<unknown, unknown> = z.union(
  [z.number(), percentSchema, perCharacterSchema, perUnitSchema, tableAmountSchema, logicSchema],
  refused,
);

/** The place in the union of the form that an amount claims to have; -1 for none. */
export function formOfAmount(amount: unknown): number {
  if (typeof amount === 'number') return 0;
  if (typeof amount !== 'object' || amount === null) return -1;
  const key = formKeys.findIndex((form) => form in amount);
  return 1 + (key < 0 ? formKeys.length : key);
}
