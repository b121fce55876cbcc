import type { Evaluation } from '../evaluate/evaluation.ts';
import { fieldSlot } from '../evaluate/read-evaluation.ts';
import type { FieldChange } from '../evaluate/shortest-change.ts';
import { replacedBetween, slotsOf } from '../evaluate/slot-history.ts';
import { update, updateStored } from '../evaluate/update.ts';
import type { CompiledField } from '../template/compiled-field.ts';
import type { ChangeNotice, ConfiguratorContext } from './configurator.machine.ts';
import { type BlockValues, isOwn, rememberEvaluation } from './remembered-evaluations.ts';
import { movedStepIndex, stepIndexOf } from './step-index.ts';

/** Fields whose values stand together: a change copies so many and the list of blocks, not the template. */
const BLOCK_FIELDS = 32;

function inBlocks<T>(list: readonly T[]): T[][] {
  const count = Math.ceil(list.length / BLOCK_FIELDS);
  return Array.from({ length: count }, (_, block) => list.slice(block * BLOCK_FIELDS, (block + 1) * BLOCK_FIELDS));
}

/** What fields hold and their names, block by block; null is empty, as JSON has nothing else for it. */
function storedIn(evaluation: Evaluation): Pick<ConfiguratorContext, 'fieldNames' | 'values'> {
  const values = inBlocks(slotsOf(evaluation).map(({ stored }) => stored ?? null));
  rememberEvaluation(values, evaluation);
  return { fieldNames: inBlocks(evaluation.configurator.compiled.fields.map(({ name }) => name)), values };
}

/** The context of a shopper who has just come, for values already evaluated. */
export function contextOf(evaluation: Evaluation, wishedStep: number): ConfiguratorContext {
  const stepIndex = stepIndexOf(evaluation, wishedStep);
  return {
    ...storedIn(evaluation),
    stepIndex,
    visited: evaluation.steps.slice(stepIndex, stepIndex + 1),
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

/** The context's values with the changes in them: the list and one block are copied. */
function changedValues(
  context: ConfiguratorContext,
  after: Evaluation,
  changes: readonly FieldChange[],
): Partial<ConfiguratorContext> {
  if (!isOwn(context.values)) return storedIn(after);
  const values: BlockValues[] = context.values.slice();
  for (const { fieldName } of changes) {
    const slot = fieldSlot(after, fieldName);
    if (slot === undefined) continue;
    const { index } = slot.compiled;
    const blockIndex = Math.floor(index / BLOCK_FIELDS);
    const block = (values[blockIndex] ?? []).slice();
    block[index % BLOCK_FIELDS] = slot.stored ?? null;
    values[blockIndex] = block;
  }
  rememberEvaluation(values, after);
  return { values };
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
    ...changedValues(context, after, undo),
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
