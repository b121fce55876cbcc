import * as z from 'zod/mini';
import { flag, type Known, wholeNumber } from '../primitives/primitives.schema.ts';
import { logicSchema } from './condition.ts';

/** Most decimals of a computed number. */
const MAX_DECIMALS = 6;

/** What the expression of a computed field gives. */
const computedResults = ['number', 'text', 'boolean'] as const;

/** How the value of a computed field is derived. */
export const computationSchema = z.looseObject({
  result: z.enum(computedResults),
  logic: logicSchema,
  decimals: z.nullish(wholeNumber(MAX_DECIMALS)),
  internal: flag(),
});

/** What the expression of a computed field gives. */
export type ComputedResult = (typeof computedResults)[number];

/** How the value of a computed field is derived; unknown keys are kept. */
export type Computation = Readonly<Known<z.output<typeof computationSchema>>>;
