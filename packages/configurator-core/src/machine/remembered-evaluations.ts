import { restoreEntries } from '../configuration/restore-values.ts';
import { evaluate } from '../evaluate/evaluate.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import type { Values } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import type { Configurator } from '../template/configurator.ts';

/** The evaluation of each context's values. Derived, so it is no part of the context; forgotten with the values. */
const evaluations = new WeakMap<readonly Values[], Evaluation>();

/** Values that came from outside: their records need not be those of the template's sections. */
const foreign = new WeakSet<readonly Values[]>();

/** The configurator of each machine, for selectors, which only get a snapshot. */
const configurators = new WeakMap<object, Configurator>();

/** Notes what values come to. */
export function rememberEvaluation(values: readonly Values[], evaluation: Evaluation): void {
  evaluations.set(values, evaluation);
}

/** Whether values came from outside, in a stored snapshot. */
export function isForeign(values: readonly Values[]): boolean {
  return !evaluations.has(values) || foreign.has(values);
}

/** Notes whose machine it is. */
export function rememberConfigurator(machine: object, configurator: Configurator): void {
  configurators.set(machine, configurator);
}

/** What a context's values come to; worked out anew where the context comes from a stored snapshot of any age. */
export function evaluationIn(
  configurator: Configurator,
  context: { readonly values: readonly Values[]; readonly basePriceCents: Cents },
): Evaluation {
  const known = evaluations.get(context.values);
  if (
    known !== undefined &&
    known.configurator === configurator &&
    known.frame.basePriceCents === context.basePriceCents
  ) {
    return known;
  }
  const stored = Array.isArray(context.values) ? context.values : [];
  const entries = stored.flatMap((section) => Object.entries(section ?? {}));
  const evaluation = evaluate(configurator, restoreEntries(configurator, entries).values, context);
  if (Array.isArray(context.values)) {
    evaluations.set(context.values, evaluation);
    foreign.add(context.values);
  }
  return evaluation;
}

/** What a snapshot's values come to. @throws Error for a machine that is no configurator's */
export function evaluationOf(snapshot: {
  readonly machine: object;
  readonly context: { readonly values: readonly Values[]; readonly basePriceCents: Cents };
}): Evaluation {
  const configurator = configurators.get(snapshot.machine);
  if (!configurator) throw new Error('This snapshot is not of a configurator machine.');
  return evaluationIn(configurator, snapshot.context);
}
