import { restoreEntries } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { Configurator } from '../template/configurator.ts';

/** The part of a context that decides an evaluation. */
interface EvaluatedContext {
  readonly values: readonly Values[];
  readonly basePriceCents: Cents;
}

interface Remembered {
  readonly values: readonly Values[];
  readonly evaluation: Evaluation;
  /** Whether the values came from outside, so that their records need not be those of the template's blocks. */
  readonly isForeign: boolean;
}

/** Enough for the configurators of a page with the moments before and after; forgotten ones are worked out anew. */
const REMEMBERED = 32;

/**
 * What the values of the latest contexts come to. Derived, so it is no part of the context. A short list and no WeakMap:
 * to put each new context into one costs a third of a whole change.
 */
const remembered: (Remembered | undefined)[] = new Array(REMEMBERED).fill(undefined);
let newest = 0;

/** The configurator of each machine, for selectors, which only get a snapshot. */
const configurators = new WeakMap<object, Configurator>();

function recall(values: readonly Values[]): Remembered | undefined {
  const latest = remembered[newest];
  return latest?.values === values ? latest : remembered.find((entry) => entry?.values === values);
}

/** Notes what values come to. */
export function rememberEvaluation(values: readonly Values[], evaluation: Evaluation, isForeign = false): void {
  newest = (newest + 1) % REMEMBERED;
  remembered[newest] = { values, evaluation, isForeign };
}

/** Whether values are one record a block of the template, as this program writes them. */
export function isOwn(values: readonly Values[]): boolean {
  return recall(values)?.isForeign === false;
}

/** Notes whose machine it is. */
export function rememberConfigurator(machine: object, configurator: Configurator): void {
  configurators.set(machine, configurator);
}

/** What a context's values come to; worked out anew where the context comes from a stored snapshot of any age. */
export function evaluationIn(configurator: Configurator, context: EvaluatedContext): Evaluation {
  const known = recall(context.values)?.evaluation;
  if (known?.frame.configurator === configurator && known.frame.basePriceCents === context.basePriceCents) return known;
  const stored = Array.isArray(context.values) ? context.values : [];
  const entries = stored.flatMap((block) => Object.entries(block ?? {}));
  const evaluation = evaluate(configurator, restoreEntries(configurator, entries).values, context);
  rememberEvaluation(context.values, evaluation, true);
  return evaluation;
}

/** What a snapshot's values come to. @throws Error for a machine that is no configurator's */
export function evaluationOf(snapshot: { readonly machine: object; readonly context: EvaluatedContext }): Evaluation {
  const configurator = configurators.get(snapshot.machine);
  if (!configurator) throw new Error('This snapshot is not of a configurator machine.');
  return evaluationIn(configurator, snapshot.context);
}
