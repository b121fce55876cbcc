import type { Configurator } from '../compile/configurator.ts';
import { restoreEntries } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';

/** What the fields of one block hold, in order; null is empty. */
export type BlockValues = readonly (FieldValue | null)[];

/** The part of a context that decides an evaluation. */
interface EvaluatedContext {
  readonly fieldNames: readonly (readonly string[])[];
  readonly values: readonly BlockValues[];
  readonly basePriceCents: Cents;
}

interface Remembered {
  readonly values: readonly BlockValues[];
  readonly evaluation: Evaluation;
  /** Whether the values came from outside, so that their blocks need not be those of the template. */
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

function recall(values: readonly BlockValues[]): Remembered | undefined {
  const latest = remembered[newest];
  return latest?.values === values ? latest : remembered.find((entry) => entry?.values === values);
}

/** Notes what values come to. */
export function rememberEvaluation(values: readonly BlockValues[], evaluation: Evaluation, isForeign = false): void {
  newest = (newest + 1) % REMEMBERED;
  remembered[newest] = { values, evaluation, isForeign };
}

/** Whether values stand in the blocks of the template, as this program writes them. */
export function isOwn(values: readonly BlockValues[]): boolean {
  return recall(values)?.isForeign === false;
}

/** Notes whose machine it is. */
export function rememberConfigurator(machine: object, configurator: Configurator): void {
  configurators.set(machine, configurator);
}

/** Names with values, from a context that may be of any age and origin. */
function storedEntries({ fieldNames, values }: EvaluatedContext): [name: string, value: unknown][] {
  if (!Array.isArray(fieldNames) || !Array.isArray(values)) return [];
  return fieldNames.flatMap((names: unknown, block) => {
    const held: unknown = values[block];
    if (!Array.isArray(names) || !Array.isArray(held)) return [];
    return names.map((name, place): [string, unknown] => [String(name), held[place]]);
  });
}

/** What a context's values come to; worked out anew where the context comes from a stored snapshot of any age. */
export function evaluationIn(configurator: Configurator, context: EvaluatedContext): Evaluation {
  const known = recall(context.values)?.evaluation;
  if (known?.frame.configurator === configurator && known.frame.basePriceCents === context.basePriceCents) return known;
  const { values } = restoreEntries(configurator, storedEntries(context));
  const evaluation = evaluate(configurator, values, context);
  rememberEvaluation(context.values, evaluation, true);
  return evaluation;
}

/** What a snapshot's values come to. @throws Error for a machine that is no configurator's */
export function evaluationOf(snapshot: { readonly machine: object; readonly context: EvaluatedContext }): Evaluation {
  const configurator = configurators.get(snapshot.machine);
  if (!configurator) throw new Error('This snapshot is not of a configurator machine.');
  return evaluationIn(configurator, snapshot.context);
}
