import { plausibilityChecksOf } from '../compile/plausibility-checks.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { type Evaluation, fieldOf, valuesOf } from '../evaluate/evaluation.ts';
import { initialValue } from '../evaluate/initial-values.ts';
import { lostFields } from '../evaluate/lost-fields.ts';
import { update, updateNormalised } from '../evaluate/update.ts';
import type { FieldChange } from '../explain/shortest-change.ts';
import { isSameValue } from '../field-types/values/value.ts';
import type { ConfiguratorContext } from './configurator-context.ts';
import { applyEvaluation } from './steps.ts';

/** A change with raw input. */
export interface RequestedChange {
  readonly fieldName: string;
  readonly value: unknown;
}

/** Returns the earlier stored values of the named fields whose value changed. */
function changedValues(changes: readonly RequestedChange[], before: Evaluation, after: Evaluation) {
  const changed: FieldChange[] = [];
  for (const { fieldName } of changes) {
    const compiled = before.configurator.compiledFields.get(fieldName);
    const isOwn = compiled !== undefined && !compiled.kind.isDerived;
    if (!isOwn || changed.some((earlier) => earlier.fieldName === fieldName)) continue;
    const value = fieldOf(before, compiled).enteredValue;
    if (!isSameValue(value, fieldOf(after, compiled).enteredValue)) changed.push({ fieldName, value });
  }
  return changed;
}

/** Returns changes that empty the plausibility checks of a changed value: the shopper confirmed the earlier one. */
function outdatedConfirmations({ configurator }: Evaluation, { fieldName }: FieldChange): readonly RequestedChange[] {
  return plausibilityChecksOf(configurator, fieldName).map((name) => ({ fieldName: name, value: undefined }));
}

/** Returns the names of other fields that lost their value. Losing a template default does not count. */
function droppedFields(before: Evaluation, after: Evaluation, changed: readonly FieldChange[]): readonly string[] {
  return lostFields(before, after)
    .filter((compiled) => !isSameValue(fieldOf(before, compiled).effectiveValue, initialValue(compiled)))
    .map(({ name }) => name)
    .filter((name) => !changed.some(({ fieldName }) => fieldName === name));
}

/** Decides whether a change is reported, keeps an earlier notice, or replaces it by changing the same field. */
function reportChange(
  context: ConfiguratorContext,
  after: Evaluation,
  undo: readonly FieldChange[],
  isOnBehalf: boolean,
): Partial<ConfiguratorContext> {
  const dropped = droppedFields(context.evaluation, after, undo);
  if (isOnBehalf || dropped.length > 0) {
    const changes = isOnBehalf ? changedValues(undo, after, context.evaluation) : [];
    return { notice: { changes, droppedFields: dropped }, undo };
  }
  const isOvertaken = context.undo.some(({ fieldName }) => undo.some((own) => own.fieldName === fieldName));
  return context.notice === null || isOvertaken ? { notice: null, undo } : {};
}

/**
 * Changes fields to raw input. Returns the changed part of the context.
 * @param isOnBehalf whether the change is reported to the shopper
 */
export function changeFields(
  context: ConfiguratorContext,
  changes: readonly RequestedChange[],
  isOnBehalf: boolean,
): Partial<ConfiguratorContext> {
  const { evaluation: before } = context;
  const apply = (evaluation: Evaluation, { fieldName, value }: RequestedChange) => update(evaluation, fieldName, value);
  const changed = changes.reduce(apply, before);
  const asked = changedValues(changes, before, changed).flatMap((change) => outdatedConfirmations(before, change));
  const after = asked.reduce(apply, changed);
  const undo = changedValues([...changes, ...asked], before, after);
  // Changes that cancel out keep the earlier undo.
  if (undo.length === 0) return {};
  return { ...applyEvaluation(context, after), ...reportChange(context, after, undo, isOnBehalf) };
}

/** Evaluates the same values with another base price or other unavailable materials. */
export function changeSettings(context: ConfiguratorContext, settings: EvaluateOptions): Partial<ConfiguratorContext> {
  const { evaluation } = context;
  const { configurator, basePriceCents, unavailable } = evaluation;
  const options = { basePriceCents, unavailable, ...settings };
  return applyEvaluation(context, evaluate(configurator, valuesOf(evaluation), options));
}

/** Restores the stored values before the last or reported change, without normalising them. */
export function undoChange(context: ConfiguratorContext): Partial<ConfiguratorContext> {
  const undone = context.undo.reduce((evaluation, { fieldName, value }) => {
    const compiled = evaluation.configurator.compiledFields.get(fieldName);
    return compiled === undefined ? evaluation : updateNormalised(evaluation, compiled, value);
  }, context.evaluation);
  return { ...applyEvaluation(context, undone), undo: [], notice: null };
}
