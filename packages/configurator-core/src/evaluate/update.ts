import type { FieldValue } from '../field-types/value.ts';
import { isSameValue } from '../field-types/value.ts';
import type { CompiledField, CompiledStep } from '../template/compiled-template.ts';
import { Draft } from './draft.ts';
import type { Evaluation } from './evaluation.ts';
import { fillSlot } from './field-slot.ts';
import { StepQueue } from './step-queue.ts';

function readersOf(step: CompiledStep): readonly number[] {
  return step.kind === 'field' ? step.field.dependents : step.dependents;
}

/** Takes all steps again that read the changed field, directly or through others, each once and after what it reads. */
function propagate(draft: Draft, plan: readonly CompiledStep[], changed: CompiledField): Set<number> {
  const rules = new Set(changed.priceRules);
  const queue = new StepQueue(changed.dependents);
  for (let rank = queue.take(); rank !== undefined; rank = queue.take()) {
    const step = plan[rank];
    if (step === undefined || !draft.take(step)) continue;
    for (const reader of readersOf(step)) queue.add(reader);
    if (step.kind === 'field') for (const rule of step.field.priceRules) rules.add(rule);
  }
  return rules;
}

/** The evaluation with one field holding another value, in time proportional to what depends on the field. */
export function updateStored(evaluation: Evaluation, compiled: CompiledField, stored: FieldValue): Evaluation {
  const before = evaluation.sections[compiled.sectionIndex]?.fields[compiled.localIndex];
  if (before === undefined || isSameValue(before.stored, stored)) return evaluation;
  const draft = new Draft(evaluation);
  // No condition of a field reads the field itself, so the sections as they were decide.
  const slot = fillSlot(compiled, stored, evaluation.sections, before);
  draft.put(slot);
  if (slot.counted !== before.counted) {
    const { plan } = evaluation.configurator.compiled;
    if (compiled.isFlat && compiled.priceRules.length === 0) {
      let rules: Set<number> | undefined;
      for (const rank of compiled.dependents) {
        const step = plan[rank];
        if (step === undefined || !draft.take(step) || step.kind !== 'field') continue;
        for (const rule of step.field.priceRules) {
          rules ??= new Set();
          rules.add(rule);
        }
      }
      if (rules !== undefined) draft.reprice(rules);
    } else draft.reprice(propagate(draft, plan, compiled));
  }
  return draft.finish();
}

/**
 * Changes one field, as an input sent it. Equal to evaluating the changed values anew, but touches only what depends on
 * the field; the same evaluation where nothing changes. Unknown fields change nothing.
 */
export function update(evaluation: Evaluation, fieldName: string, raw: unknown): Evaluation {
  const compiled = evaluation.configurator.compiledFields.get(fieldName);
  if (compiled === undefined) return evaluation;
  return updateStored(evaluation, compiled, compiled.kind.normalise(compiled.field, raw));
}
