import type { CompiledField } from '../compile/compiled-field.ts';
import type { CompiledStep } from '../compile/compiled-template.ts';
import type { FieldPlace } from '../compile/configurator.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { isSameValue } from '../field-types/values/value.ts';
import { type Evaluation, fieldOf } from './evaluation.ts';
import { EvaluationDraft } from './evaluation-draft.ts';

/** Inserts a step by its rank into the part of a queue that starts at `from`, unless it is already there. */
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

/** Checks every step that reads the changed field, directly or through others: each once, after the steps it reads. */
function checkReaders(draft: EvaluationDraft, changed: CompiledField): void {
  const queue = changed.readers.slice();
  for (let place = 0; place < queue.length; place += 1) {
    const step = queue[place];
    if (step && draft.check(step)) for (const reader of step.readers) enqueue(queue, place + 1, reader);
  }
}

/** Stores a value that already has the form its field holds, in time proportional to what depends on the field. */
export function updateStored(evaluation: Evaluation, compiled: CompiledField, stored: FieldValue): Evaluation {
  // A computed field follows from others alone.
  if (compiled.kind.isDerived || isSameValue(fieldOf(evaluation, compiled).stored, stored)) return evaluation;
  const draft = new EvaluationDraft(evaluation.version);
  if (draft.store(compiled, stored)) checkReaders(draft, compiled);
  return draft.finish();
}

/**
 * Changes one field as an input sends it. Equal to evaluating the changed values from scratch, but only computes what
 * depends on the field. Returns the same evaluation where nothing changes or the template has no such field.
 * @param field its name, or its place from `configurator.places`
 */
export function update(evaluation: Evaluation, field: string | FieldPlace, raw: unknown): Evaluation {
  const { compiled, compiledFields } = evaluation.configurator;
  const known = typeof field === 'string' ? compiledFields.get(field) : compiled.fields[field.index];
  // A place of another template changes nothing.
  if (known === undefined || (typeof field !== 'string' && known !== field)) return evaluation;
  return updateStored(evaluation, known, known.kind.normalise(known, raw));
}
