import type { Configurator } from '../compile/configurator.ts';
import { storedValue, type Values } from '../field-types/values/value.ts';
import { type Cents, checkBasePrice } from '../money.ts';
import type { Evaluation } from './evaluation.ts';
import { EvaluationDraft } from './evaluation-draft.ts';
import { readUnavailable, type UnavailableMaterial } from './unavailable.ts';

/** What beside the values decides an evaluation. */
export interface EvaluateOptions {
  /** The article's price in EUR cents, gross. `DEFAULT_BASE_PRICE_CENTS` for null and undefined. */
  readonly basePriceCents?: Cents | null;
  /** Materials that cannot be had at the moment. A chosen option made of one stays chosen and is an issue. */
  readonly unavailable?: readonly UnavailableMaterial[] | null;
}

/**
 * Computes visibility, issues and price of values: the definition of what the engine does.
 * @param values in any form that `setValues` and stored configurations have; what fits no field is ignored
 * @throws RangeError for a base price that is no whole number of cents from 0
 */
export function evaluate(configurator: Configurator, values: Values, options: EvaluateOptions = {}): Evaluation {
  const { partCount, plan, priceRules } = configurator.compiled;
  const draft = new EvaluationDraft({
    configurator,
    basePriceCents: checkBasePrice(options.basePriceCents),
    unavailable: readUnavailable(options.unavailable),
    sections: [],
    partsShown: new Array<boolean>(partCount).fill(true),
    steps: [],
    ruleCents: new Array<Cents>(priceRules.length).fill(0),
    addedCents: 0,
    issueCount: 0,
    price: undefined,
    issues: undefined,
    values: undefined,
  });
  for (const step of plan) {
    if ('part' in step) draft.check(step);
    else {
      const stored = storedValue(values, step.name);
      // Values may come from anywhere; one that does not fit its field is ignored.
      draft.store(step, stored === undefined ? undefined : step.kind.restore(step, stored).value);
    }
  }
  return draft.finish();
}
