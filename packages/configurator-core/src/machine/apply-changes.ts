import type { Evaluation } from '../evaluate/evaluation.ts';
import type { FieldSlot } from '../evaluate/field-slot.ts';
import { sectionValues } from '../evaluate/read-evaluation.ts';
import type { FieldChange } from '../evaluate/shortest-change.ts';
import { update } from '../evaluate/update.ts';
import type { ChangeNotice, ConfiguratorContext } from './configurator.machine.ts';
import { rememberEvaluation } from './remembered-evaluations.ts';
import { movedStepIndex, stepIndexOf } from './step-index.ts';

/** The context of a shopper who has just come, for values already evaluated. */
export function contextOf(evaluation: Evaluation, wishedStep: number): ConfiguratorContext {
  const values = evaluation.sections.map(sectionValues);
  rememberEvaluation(values, evaluation);
  const stepIndex = stepIndexOf(evaluation, wishedStep);
  return {
    values,
    stepIndex,
    visited: evaluation.steps.slice(stepIndex, stepIndex + 1),
    basePriceCents: evaluation.basePriceCents,
    showIssues: false,
    notice: null,
    undo: [],
    dropped: [],
  };
}

function slotOf(evaluation: Evaluation, fieldName: string): FieldSlot | undefined {
  const compiled = evaluation.configurator.compiledFields.get(fieldName);
  return compiled && evaluation.sections[compiled.sectionIndex]?.fields[compiled.localIndex];
}

/** Filled fields that counted before and no longer do, beside those that were changed. Sections not touched are skipped. */
function hiddenFields(before: Evaluation, after: Evaluation, changed: ReadonlySet<string>): string[] {
  const names: string[] = [];
  before.sections.forEach((section, index) => {
    const next = after.sections[index];
    if (next === undefined || next === section) return;
    section.fields.forEach((slot, place) => {
      const { name } = slot.compiled;
      if (slot.counted === undefined || next.fields[place]?.counted !== undefined || changed.has(name)) return;
      names.push(name);
    });
  });
  return names;
}

function noticeOf(before: Evaluation, after: Evaluation, changed: readonly FieldChange[]): ChangeNotice | null {
  // Nothing can have been hidden where one section changed and in it one field.
  const hiddenFieldNames = hiddenFields(before, after, new Set(changed.map(({ fieldName }) => fieldName)));
  return hiddenFieldNames.length > 0 ? { hiddenFieldNames } : null;
}

/** The part of the context that changes of fields change; nothing where they change nothing. */
export function applyChanges(
  before: Evaluation,
  context: ConfiguratorContext,
  changes: readonly { readonly fieldName: string; readonly value: unknown }[],
): Partial<ConfiguratorContext> {
  let after = before;
  const undo: FieldChange[] = [];
  for (const { fieldName, value } of changes) {
    const next = update(after, fieldName, value);
    if (next === after) continue;
    undo.unshift({ fieldName, value: slotOf(after, fieldName)?.stored });
    after = next;
  }
  if (after === before) return {};
  const values = context.values.slice();
  for (const { fieldName } of undo) {
    const compiled = before.configurator.compiledFields.get(fieldName);
    const section = compiled && after.sections[compiled.sectionIndex];
    if (section) values[compiled.sectionIndex] = sectionValues(section);
  }
  rememberEvaluation(values, after);
  return {
    values,
    stepIndex: movedStepIndex(before, after, context.stepIndex),
    notice: noticeOf(before, after, undo),
    undo,
  };
}
