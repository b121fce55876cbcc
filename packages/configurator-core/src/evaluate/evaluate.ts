import { storedValue, type Values } from '../field-types/value.ts';
import { type Cents, DEFAULT_BASE_PRICE_CENTS } from '../money.ts';
import type { Configurator } from '../template/configurator.ts';
import { Evaluation } from './evaluation.ts';
import { type FieldSlot, fillSlot } from './field-slot.ts';
import { SlotHistory } from './slot-history.ts';
import { refreshSteps, reprice } from './take-step.ts';

/** What beside the values decides an evaluation. */
export interface EvaluateOptions {
  /** The article's price in EUR cents, gross; 99,00 € where the article has none. */
  readonly basePriceCents?: Cents | null;
}

/** Works out visibility, issues and price of values from nothing: the definition of what the engine does. */
export function evaluate(configurator: Configurator, values: Values, options: EvaluateOptions = {}): Evaluation {
  const { partCount, plan, priceRules } = configurator.compiled;
  const slots: FieldSlot[] = [];
  const parts = new Array<boolean>(partCount).fill(true);
  const frame = {
    configurator,
    basePriceCents: options.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS,
    states: [],
    parts,
    steps: [],
    ruleAmounts: priceRules.map(() => 0),
  };
  const evaluation = new Evaluation(new SlotHistory([], slots), frame, 0, 0);
  for (const step of plan) {
    if ('part' in step) parts[step.part] = step.check(slots);
    else {
      const stored = storedValue(values, step.name);
      // Values may come from anywhere: what does not fit counts for nothing.
      const fitting = stored === undefined ? undefined : step.kind.restore(step, stored).value;
      const slot = fillSlot(step, fitting, slots, parts, null);
      slots[step.index] = slot;
      evaluation.issueCount += slot.issueCount;
      evaluation.linesCents += slot.amountCents;
    }
  }
  reprice(evaluation, priceRules.keys());
  refreshSteps(evaluation);
  // Its history has no first state to go back to: the fields are its own, and the first change starts a history.
  evaluation.own = slots;
  return evaluation;
}
