import type { Configurator } from '../compile/configurator.ts';
import { restoreValues } from '../configuration/restore-values.ts';
import type { Scenario, ScenarioResult } from '../contract/template/template.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import { type Evaluation, valuesOf } from '../evaluate/evaluation.ts';
import { priceOf } from '../evaluate/price-of.ts';
import { issuesOf, sectionStates } from '../evaluate/read-evaluation.ts';
import type { Values } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import { priceForQuantity } from '../price/price-for-quantity.ts';

/**
 * A difference from the expected result of a scenario.
 * - `shown`, `hidden`: a field is now shown, or no longer.
 * - `issue`, `no_issue`: a field now has an issue, or no longer.
 * - `total`: the price of one piece differs.
 * - `dropped`: a value of the scenario no longer fits its field, or the field was removed.
 */
export type ScenarioDifference =
  | { readonly kind: 'shown' | 'hidden' | 'dropped'; readonly fieldName: string }
  | { readonly kind: 'issue' | 'no_issue'; readonly fieldName: string; readonly code: string }
  | { readonly kind: 'total'; readonly totalCents: Cents; readonly expectedCents: Cents };

/** Result of running a scenario. */
export interface ScenarioRun {
  /** Empty if the result is as expected. */
  readonly differences: readonly ScenarioDifference[];
  /** The values that fit the template. */
  readonly values: Values;
  /** The result of `values`. Together they form a passing scenario. */
  readonly result: ScenarioResult;
}

function resultOf(evaluation: Evaluation, quantity: number): ScenarioResult {
  return {
    visible: sectionStates(evaluation)
      .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
      .filter(({ isVisible }) => isVisible)
      .map(({ field }) => field.name),
    issues: issuesOf(evaluation).map(({ fieldName, code }) => ({ fieldName, code })),
    totalCents: priceForQuantity(priceOf(evaluation), quantity).totalCents,
  };
}

/**
 * Records the values of an evaluation and their result as a scenario.
 * @param quantity pieces of the cart line, from 1 to `templateLimits.scenarioPieces`
 */
export function recordScenario(
  evaluation: Evaluation,
  { id, name, quantity = 1 }: Pick<Scenario, 'id' | 'name'> & Partial<Pick<Scenario, 'quantity'>>,
): Scenario {
  return {
    id,
    name,
    values: valuesOf(evaluation),
    basePriceCents: evaluation.basePriceCents,
    quantity,
    expected: resultOf(evaluation, quantity),
    extra: {},
  };
}

/**
 * Evaluates the values of a scenario and compares the result with the expected one. Ignores the order of fields and
 * issues. A removed field counts as hidden. Never throws for a scenario of a parsed template.
 */
export function runScenario(configurator: Configurator, scenario: Scenario): ScenarioRun {
  const { values, dropped } = restoreValues(configurator, scenario.values);
  const { basePriceCents, quantity, expected } = scenario;
  const result = resultOf(evaluate(configurator, values, { basePriceCents }), quantity);
  const key = ({ fieldName, code }: ScenarioResult['issues'][number]) => JSON.stringify([fieldName, code]);
  const missingFrom = <T>(list: readonly T[], others: readonly T[], keyOf: (entry: T) => string) => {
    const known = new Set(others.map(keyOf));
    return list.filter((entry) => !known.has(keyOf(entry)));
  };
  const name = (fieldName: string) => fieldName;
  const { totalCents } = result;
  return {
    values,
    result,
    differences: [
      ...dropped.map(({ fieldName }) => ({ kind: 'dropped', fieldName }) as const),
      ...missingFrom(result.visible, expected.visible, name).map(
        (fieldName) => ({ kind: 'shown', fieldName }) as const,
      ),
      ...missingFrom(expected.visible, result.visible, name).map(
        (fieldName) => ({ kind: 'hidden', fieldName }) as const,
      ),
      ...missingFrom(result.issues, expected.issues, key).map((issue) => ({ kind: 'issue', ...issue }) as const),
      ...missingFrom(expected.issues, result.issues, key).map((issue) => ({ kind: 'no_issue', ...issue }) as const),
      ...(totalCents === expected.totalCents
        ? []
        : [{ kind: 'total', totalCents, expectedCents: expected.totalCents } as const]),
    ],
  };
}
