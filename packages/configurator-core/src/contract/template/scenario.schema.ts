import * as z from 'zod/mini';
import { templateLimits } from '../primitives/limits.ts';
import { type DeepReadonly, filled, wholeNumber } from '../primitives/primitives.schema.ts';

/** No price of a scenario is larger than ten million euros. */
const MAX_CENTS = 1_000_000_000;

/** An issue that a scenario expects. */
export const expectedIssueSchema = z.object({ field: z.string(), code: z.string() });

/** What a scenario expects. */
export const expectedSchema = z.object({
  visible: z.array(z.string()),
  issues: z.array(expectedIssueSchema),
  total: wholeNumber(MAX_CENTS),
});

/** Values with what they must result in. */
export const scenarioSchema = z.looseObject({
  id: filled(),
  name: z.string(),
  values: z.looseObject({}),
  base_price: wholeNumber(MAX_CENTS),
  quantity: z.nullish(wholeNumber(templateLimits.scenarioPieces).check(z.minimum(1))),
  expected: expectedSchema,
});

/** A scenario on the wire. */
export type ScenarioJson = DeepReadonly<z.input<typeof scenarioSchema>>;

/** A scenario that its schema accepts. */
export type AcceptedScenario = z.output<typeof scenarioSchema>;
