import type { Evaluation } from '../evaluate/evaluation.ts';
import { blockValues, fieldSlot } from '../evaluate/read-evaluation.ts';
import type { FieldChange } from '../evaluate/shortest-change.ts';
import { replacedBetween, slotsOf } from '../evaluate/slot-history.ts';
import { update, updateStored } from '../evaluate/update.ts';
import type { FieldValue, Values } from '../field-types/value.ts';
import type { CompiledField } from '../template/compiled-template.ts';
import type { ChangeNotice, ConfiguratorContext } from './configurator.machine.ts';
import { isOwn, rememberEvaluation } from './remembered-evaluations.ts';
import { movedStepIndex, stepIndexOf } from './step-index.ts';

/** What fields hold, one record a block. */
function valuesByBlock(evaluation: Evaluation): Values[] {
  const values = evaluation.configurator.compiled.blocks.map((block) => blockValues(evaluation, block));
  rememberEvaluation(values, evaluation);
  return values;
}

/** The context of a shopper who has just come, for values already evaluated. */
export function contextOf(evaluation: Evaluation, wishedStep: number): ConfiguratorContext {
  const stepIndex = stepIndexOf(evaluation, wishedStep);
  return {
    values: valuesByBlock(evaluation),
    stepIndex,
    visited: evaluation.shown.steps.slice(stepIndex, stepIndex + 1),
    basePriceCents: evaluation.frame.basePriceCents,
    showIssues: false,
    notice: null,
    undo: [],
    dropped: [],
  };
}

/** Filled fields that counted before and no longer do, beside those that were changed, in template order. */
function noticeOf(before: Evaluation, after: Evaluation, changes: readonly FieldChange[]): ChangeNotice | null {
  let hidden: Set<CompiledField> | null = null;
  const slots = slotsOf(after);
  for (const { compiled, counted } of replacedBetween(before, after)) {
    if (counted === undefined || slots[compiled.index]?.counted !== undefined) continue;
    if (changes.some(({ fieldName }) => fieldName === compiled.name)) continue;
    hidden ??= new Set();
    hidden.add(compiled);
  }
  if (hidden === null) return null;
  const inOrder = [...hidden].sort((left, right) => left.index - right.index);
  return { hiddenFieldNames: inOrder.map(({ name }) => name) };
}

function withValue(values: Values, name: string, value: FieldValue): Values {
  if (value !== undefined) return { ...values, [name]: value };
  const { [name]: _, ...others } = values;
  return others;
}

/** The context's values with the changes in them: the list and one record are copied. */
function changedValues(context: ConfiguratorContext, after: Evaluation, changes: readonly FieldChange[]): Values[] {
  if (!isOwn(context.values)) return valuesByBlock(after);
  const values = context.values.slice();
  for (const { fieldName } of changes) {
    const slot = fieldSlot(after, fieldName);
    if (slot === undefined) continue;
    const { blockIndex } = slot.compiled;
    values[blockIndex] = withValue(values[blockIndex] ?? {}, fieldName, slot.stored);
  }
  rememberEvaluation(values, after);
  return values;
}

/** Makes one change of an evaluation. */
type MakeChange = (evaluation: Evaluation, fieldName: string, value: unknown) => Evaluation;

function change(
  before: Evaluation,
  context: ConfiguratorContext,
  changes: readonly { readonly fieldName: string; readonly value: unknown }[],
  make: MakeChange,
): Partial<ConfiguratorContext> {
  let after = before;
  const undo: FieldChange[] = [];
  for (const { fieldName, value } of changes) {
    const stored = fieldSlot(after, fieldName)?.stored;
    const next = make(after, fieldName, value);
    if (next !== after) undo.push({ fieldName, value: stored });
    after = next;
  }
  if (after === before) return {};
  return {
    values: changedValues(context, after, undo),
    stepIndex: movedStepIndex(before, after, context.stepIndex),
    notice: noticeOf(before, after, undo),
    undo: undo.length > 1 ? undo.reverse() : undo,
  };
}

/** The part of the context that changes of fields, as inputs sent them, change; nothing where they change nothing. */
export function applyChanges(
  before: Evaluation,
  context: ConfiguratorContext,
  changes: readonly { readonly fieldName: string; readonly value: unknown }[],
): Partial<ConfiguratorContext> {
  return change(before, context, changes, update);
}

/** Puts back what fields held before the last change: as it was held, not as an input would send it. */
export function takeChangeBack(before: Evaluation, context: ConfiguratorContext): Partial<ConfiguratorContext> {
  const putBack: MakeChange = (evaluation, fieldName, value) => {
    const compiled = evaluation.configurator.compiledFields.get(fieldName);
    return compiled ? updateStored(evaluation, compiled, compiled.kind.restore(compiled, value).value) : evaluation;
  };
  return { ...change(before, context, context.undo, putBack), undo: [], notice: null };
}
