import type { CompiledField, CompiledStep } from '../compile/compiled-field.ts';
import type { FieldPlace } from '../compile/field-place.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { isSameValue } from '../field-types/values/value.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';
import { EvaluationDraft } from './evaluation-draft.ts';

/** Inserts a step by rank into the part of a queue that starts at `from`, unless it is already queued. */
function enqueue(queue: CompiledStep[], from: number, step: CompiledStep): void {
  let low = from;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.rank ?? 0) < step.rank) low = middle + 1;
    else high = middle;
  }
  if (queue[low] !== step) queue.splice(low, 0, step);
}

/** Checks every direct and indirect dependent of the changed field once, after its own dependencies. */
function checkReaders(draft: EvaluationDraft, changed: CompiledField): void {
  const queue = changed.readers.slice();
  for (let place = 0; place < queue.length; place += 1) {
    const step = queue[place];
    if (step && draft.check(step)) for (const reader of step.readers) enqueue(queue, place + 1, reader);
  }
}

/** Stores a normalised value. Takes time proportional to the number of dependents. */
export function updateNormalised(
  evaluation: Evaluation,
  compiled: CompiledField,
  enteredValue: FieldValue,
): Evaluation {
  // Computed fields cannot be set.
  if (compiled.kind.isDerived || isSameValue(fieldOf(evaluation, compiled).enteredValue, enteredValue))
    return evaluation;
  const draft = new EvaluationDraft(evaluation.version);
  if (draft.store(compiled, enteredValue)) checkReaders(draft, compiled);
  return draft.finish();
}

/**
 * Changes one field to raw input. The result equals a full evaluation of the changed values, but only the field's
 * dependents are recomputed. Returns the same evaluation if nothing changes or the field is unknown.
 * @param field its name, or its place from `configurator.places`
 */
export function update(evaluation: Evaluation, field: string | FieldPlace, raw: unknown): Evaluation {
  const { compiled, compiledFields } = evaluation.configurator;
  const known = typeof field === 'string' ? compiledFields.get(field) : compiled.fields[field.index];
  // Ignores a place of another template.
  if (known === undefined || (typeof field !== 'string' && known !== field)) return evaluation;
  return updateNormalised(evaluation, known, known.kind.normalise(known, raw));
}
