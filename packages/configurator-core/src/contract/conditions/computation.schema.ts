import * as z from 'zod/mini';
import { flag, type Known, wholeNumber } from '../primitives/primitives.schema.ts';
import { logicSchema } from './condition.ts';

/** Maximum decimals of a computed number. */
const MAX_DECIMALS = 6;

/** Result types of a computed field's expression. */
const computedResults = ['number', 'text', 'boolean'] as const;

/** Schema of a computed field's computation. */
export const computationSchema = z.looseObject({
  result: z.enum(computedResults),
  logic: logicSchema,
  decimals: z.nullish(wholeNumber(MAX_DECIMALS)),
  internal: flag(),
});

/** Result type of a computed field's expression. */
export type ComputedResult = (typeof computedResults)[number];

/** Computation of a computed field. Unknown keys are kept. */
export type Computation = Readonly<Known<z.output<typeof computationSchema>>>;
