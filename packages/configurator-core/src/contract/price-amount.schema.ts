import * as z from 'zod/mini';
import { isSafeLogic } from './check-logic.ts';
import { describe } from './describe.ts';
import { percentBases } from './price-amount.ts';
import { priceTableSchema } from './price-table.schema.ts';

const refused = 'invalid_amount';

/** Decimals of percentages and rates, so that every product with an amount is computed exactly. */
const MOST_DECIMALS = 4;

/** Whether a number has few enough decimals. */
function isShortDecimal(value: number): boolean {
  return Number(value.toFixed(MOST_DECIMALS)) === value;
}

const decimal = () => z.number().check(z.refine(isShortDecimal, 'invalid_value'));
const rate = () => decimal().check(z.minimum(-1_000_000), z.maximum(1_000_000));
const included = () => z.nullish(z.number().check(z.minimum(0)));
const field = (what: string) => describe(`Name or id of the ${what} field.`, z.string().check(z.minLength(1)));

// A key beside the one that decides the form is kept like any other key.
const absent = z.optional(z.never());
const percentSchema = describe(
  'A share of the price.',
  z.looseObject({
    percent: describe(
      'Percent, with up to four decimals. Negative only for a discount.',
      decimal().check(z.minimum(-100), z.maximum(1000)),
    ),
    of: describe(
      'Of the base price, or of the subtotal: base, options and all rules but those of the subtotal.',
      z.enum(percentBases),
    ),
  }),
  'percent_amount',
);
const perCharacterSchema = describe(
  'A price for each character of a text.',
  z.looseObject({
    percent: absent,
    per_character: describe('Cents for each character, with up to four decimals.', rate()),
    field: field('text'),
    included: describe('Characters that cost nothing.', included()),
  }),
  'per_character_amount',
);
const perUnitSchema = describe(
  'A price for each unit of a number.',
  z.looseObject({
    percent: absent,
    per_character: absent,
    per_unit: describe('Cents for each unit, with up to four decimals.', rate()),
    field: field('number'),
    included: describe('Units that cost nothing.', included()),
  }),
  'per_unit_amount',
);
const tableSchema = z.looseObject({
  percent: absent,
  per_character: absent,
  per_unit: absent,
  table: describe('Cents by one or two fields.', priceTableSchema),
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
  [z.number(), percentSchema, perCharacterSchema, perUnitSchema, tableSchema, logicSchema],
  refused,
);

/** The place in the union of the form that an amount claims to have; -1 for none. */
export function formOfAmount(amount: unknown): number {
  if (typeof amount === 'number') return 0;
  if (typeof amount !== 'object' || amount === null) return -1;
  const key = formKeys.findIndex((form) => form in amount);
  return 1 + (key < 0 ? formKeys.length : key);
}
