import * as z from 'zod/mini';
import { isSafeLogic } from '../conditions/check-logic.ts';
import { absent, filled } from '../primitives/primitives.schema.ts';
import { percentBases } from './price-amount.ts';
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

/** A price per character of a text. */
export const perCharacterSchema = z.looseObject({
  percent: absent,
  per_character: rate(),
  field: filled(),
  included: included(),
});

/** A price per unit of a number. */
export const perUnitSchema = z.looseObject({
  percent: absent,
  per_character: absent,
  per_unit: rate(),
  field: filled(),
  included: included(),
});

/** A price looked up by one or two fields. */
export const tableAmountSchema = z.looseObject({
  percent: absent,
  per_character: absent,
  per_unit: absent,
  table: priceTableSchema,
});

/** Keys that determine the form of an amount, in the order of the union after a plain number. */
const formKeys = ['percent', 'per_character', 'per_unit', 'table'] as const;
const logicSchema = z
  .union([
    z.looseObject({ percent: absent, per_character: absent, per_unit: absent, table: absent }),
    z.array(z.unknown()),
  ])
  .check(z.refine(isSafeLogic, 'unsafe_logic'));

/** The amount of a price rule in the wire format: cents, one of the forms, or JSON Logic that returns cents. */
export const amountSchema: z.ZodMiniType<unknown, unknown> = z.union(
  [z.number(), percentSchema, perCharacterSchema, perUnitSchema, tableAmountSchema, logicSchema],
  refused,
);

/** Returns the index of the union form that matches the amount's keys, or -1. */
export function formOfAmount(amount: unknown): number {
  if (typeof amount === 'number') return 0;
  if (typeof amount !== 'object' || amount === null) return -1;
  const key = formKeys.findIndex((form) => form in amount);
  return 1 + (key < 0 ? formKeys.length : key);
}
