import type { CompiledField } from '../compile/compiled-field.ts';
import type { Evaluation } from '../evaluate/evaluation.ts';
import { lostBetween, tableOf } from '../evaluate/journal.ts';
import { updateField, updateStored } from '../evaluate/update.ts';
import type { FieldValue } from '../field-types/value.ts';
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
  const values = inBlocks(tableOf(evaluation).stored.map((stored) => stored ?? null));
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

/** A change that was made: which field it changed, and what the field held before. */
interface MadeChange {
  readonly compiled: CompiledField;
  readonly before: FieldValue;
}

/** Filled fields that counted before and no longer do, beside those that were changed, in template order. */
function noticeOf(before: Evaluation, after: Evaluation, made: readonly MadeChange[]): ChangeNotice | null {
  const lost = lostBetween(before, after)?.filter((field) => !made.some(({ compiled }) => compiled === field));
  return lost?.length ? { hiddenFieldNames: lost.map(({ name }) => name) } : null;
}

/** The context's values with the changes in them: the list and one block are copied. */
function changedValues(
  context: ConfiguratorContext,
  after: Evaluation,
  made: readonly MadeChange[],
): Partial<ConfiguratorContext> {
  if (!isOwn(context.values)) return storedIn(after);
  const { stored } = tableOf(after);
  const values: BlockValues[] = context.values.slice();
  for (const { compiled } of made) {
    const blockIndex = Math.floor(compiled.index / BLOCK_FIELDS);
    const block = (values[blockIndex] ?? []).slice();
    block[compiled.index % BLOCK_FIELDS] = stored[compiled.index] ?? null;
    values[blockIndex] = block;
  }
  rememberEvaluation(values, after);
  return { values };
}

/** Makes one change of an evaluation. */
type MakeChange = (evaluation: Evaluation, compiled: CompiledField, value: unknown) => Evaluation;

function change(
  before: Evaluation,
  context: ConfiguratorContext,
  changes: readonly { readonly fieldName: string; readonly value: unknown }[],
  make: MakeChange,
): Partial<ConfiguratorContext> {
  let after = before;
  const made: MadeChange[] = [];
  for (const { fieldName, value } of changes) {
    const compiled = before.configurator.compiledFields.get(fieldName);
    if (compiled === undefined) continue;
    const stored = tableOf(after).stored[compiled.index];
    const next = make(after, compiled, value);
    if (next !== after) made.push({ compiled, before: stored });
    after = next;
  }
  if (after === before) return {};
  return {
    ...changedValues(context, after, made),
    stepIndex: movedStepIndex(before, after, context.stepIndex),
    notice: noticeOf(before, after, made),
    // The last change is the first to be taken back.
    undo: made.reverse().map(({ compiled, before: value }) => ({ fieldName: compiled.name, value })),
  };
}

/** The part of the context that changes of fields, as inputs sent them, change; nothing where they change nothing. */
export function applyChanges(
  before: Evaluation,
  context: ConfiguratorContext,
  changes: readonly { readonly fieldName: string; readonly value: unknown }[],
): Partial<ConfiguratorContext> {
  return change(before, context, changes, updateField);
}

/** Puts back what fields held before the last change: as it was held, not as an input would send it. */
export function takeChangeBack(before: Evaluation, context: ConfiguratorContext): Partial<ConfiguratorContext> {
  const putBack: MakeChange = (evaluation, compiled, value) =>
    updateStored(evaluation, compiled, compiled.kind.restore(compiled, value).value);
  return { ...change(before, context, context.undo, putBack), undo: [], notice: null };
}
