import type { Configurator } from '../compile/configurator.ts';
import { storedValue, type Values } from '../field-types/value.ts';
import { type Cents, DEFAULT_BASE_PRICE_CENTS } from '../money.ts';
import { Evaluation } from './evaluation.ts';
import type { FieldSlot } from './field-slot.ts';
import { FieldTable } from './field-table.ts';
import { Journal } from './journal.ts';
import type { SectionState } from './section-state.ts';
import { finish, isShownIn, limitsIn, refreshSteps, reprice } from './take-step.ts';

/** What beside the values decides an evaluation. */
export interface EvaluateOptions {
  /** The article's price in EUR cents, gross; 99,00 € where the article has none. */
  readonly basePriceCents?: Cents | null;
}

/** Works out visibility, issues and price of values from nothing: the definition of what the engine does. */
export function evaluate(configurator: Configurator, values: Values, options: EvaluateOptions = {}): Evaluation {
  const { fields, sections, partCount, plan, priceRules } = configurator.compiled;
  const table = new FieldTable(fields.length, sections.length);
  const parts = new Array<boolean>(partCount).fill(true);
  const evaluation = new Evaluation(new Journal(table, fields), {
    configurator,
    basePriceCents: options.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS,
    slots: new Array<FieldSlot | undefined>(fields.length).fill(undefined),
    states: new Array<SectionState | undefined>(sections.length).fill(undefined),
    parts,
    steps: [],
    ruleAmounts: new Array<Cents>(priceRules.length).fill(0),
    rulesCents: 0,
  });
  for (const step of plan) {
    if ('part' in step) parts[step.part] = step.check(table.counted);
    else {
      const stored = storedValue(values, step.name);
      // Values may come from anywhere: what does not fit counts for nothing.
      const fitting = stored === undefined ? undefined : step.kind.restore(step, stored).value;
      table.write(step, fitting, isShownIn(step, table, parts), limitsIn(step, fitting, table));
    }
  }
  if (priceRules.length > 0) reprice(evaluation, priceRules.keys());
  refreshSteps(evaluation);
  finish(evaluation);
  return evaluation;
}
