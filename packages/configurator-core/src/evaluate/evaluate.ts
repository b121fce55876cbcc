import { storedValue, type Values } from '../field-types/value.ts';
import { type Cents, DEFAULT_BASE_PRICE_CENTS } from '../money.ts';
import type { Configurator } from '../template/configurator.ts';
import { Draft } from './draft.ts';
import { Evaluation } from './evaluation.ts';
import { SectionSlot } from './section-slot.ts';

/** What beside the values decides an evaluation. */
export interface EvaluateOptions {
  /** The article's price in EUR cents, gross; 99,00 € where the article has none. */
  readonly basePriceCents?: Cents | null;
}

/** Works out visibility, issues and price of values from nothing: the definition of what the engine does. */
export function evaluate(configurator: Configurator, values: Values, options: EvaluateOptions = {}): Evaluation {
  const { sections, plan, priceRules } = configurator.compiled;
  const empty = new Evaluation(configurator, options.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS, null);
  const draft = new Draft(empty);
  draft.next.sections = sections.map(() => new SectionSlot(null));
  draft.next.ruleAmounts = priceRules.map(() => 0);
  for (const step of plan) {
    if (step.kind === 'field') draft.fill(step.field, storedValue(values, step.field.name));
    else draft.take(step);
  }
  draft.reprice(priceRules.keys());
  draft.next.steps = draft.next.sections.flatMap((section, index) => (section.isStep ? [index] : []));
  return draft.finish();
}
