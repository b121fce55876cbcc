import * as z from 'zod/mini';
import { templateLimits } from '../primitives/limits.ts';
import { type DeepReadonly, filled, wholeNumber } from '../primitives/primitives.schema.ts';

/** Maximum price in a scenario: ten million euros. */
const MAX_CENTS = 1_000_000_000;

/** An expected issue. */
export const expectedIssueSchema = z.object({ field: z.string(), code: z.string() });

/** Expected results of a scenario. */
export const expectedSchema = z.object({
  visible: z.array(z.string()),
  issues: z.array(expectedIssueSchema),
  total: wholeNumber(MAX_CENTS),
});

/** Values with their expected results. */
export const scenarioSchema = z.looseObject({
  id: filled(),
  name: z.string(),
  values: z.looseObject({}),
  base_price: wholeNumber(MAX_CENTS),
  quantity: z.nullish(wholeNumber(templateLimits.scenarioPieces).check(z.minimum(1))),
  expected: expectedSchema,
});

/** A scenario in the wire format. */
export type ScenarioJson = DeepReadonly<z.input<typeof scenarioSchema>>;

/** A scenario accepted by the schema. */
export type AcceptedScenario = z.output<typeof scenarioSchema>;
