import type { Configurator } from '../compile/configurator.ts';
import { ownValue, type Values } from '../field-types/values/value.ts';
import { type Cents, checkBasePrice } from '../money.ts';
import type { Evaluation } from './evaluation.ts';
import { EvaluationDraft } from './evaluation-draft.ts';
import { readUnavailable, type UnavailableMaterial } from './unavailable.ts';

/** Inputs of an evaluation besides the values. */
export interface EvaluateOptions {
  /** The article's price in EUR cents, gross. `DEFAULT_BASE_PRICE_CENTS` for null and undefined. */
  readonly basePriceCents?: Cents | null;
  /** Materials that are currently unavailable. A chosen option of such a material stays chosen and has an issue. */
  readonly unavailable?: readonly UnavailableMaterial[] | null;
}

/**
 * Computes visibility, issues and price of values. This is the reference definition of the engine.
 * @param values in any form accepted by `setValues` or stored configurations; values that fit no field are ignored
 * @throws RangeError if the base price is not a whole number of cents, or negative
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
      const stored = ownValue(values, step.name);
      // Values are untrusted. One that does not fit its field is ignored.
      draft.store(step, stored === undefined ? undefined : step.kind.restore(step, stored).value);
    }
  }
  return draft.finish();
}
