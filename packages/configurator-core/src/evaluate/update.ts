import type { CompiledField } from '../compile/compiled-field.ts';
import type { CompiledStep } from '../compile/compiled-template.ts';
import type { FieldPlace } from '../compile/configurator.ts';
import type { FieldValue } from '../field-types/value.ts';
import { isSameValue } from '../field-types/value.ts';
import { Evaluation } from './evaluation.ts';
import { journalAfter, tableOf } from './journal.ts';
import { finish, limitsIn, reprice, takeStep } from './take-step.ts';

/** Puts a step into a list in the order of the plan, behind those already taken, where it is not in it yet. */
function enqueue(queue: CompiledStep[], taken: number, step: CompiledStep): void {
  let low = taken;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle]?.rank ?? 0) < step.rank) low = middle + 1;
    else high = middle;
  }
  if (queue[low] !== step) queue.splice(low, 0, step);
}

/** Takes all steps again that read the changed field, directly or through others, each once and after what it reads. */
function propagate(next: Evaluation, changed: CompiledField): void {
  const rules = new Set(changed.priceRules);
  const queue = changed.readers.slice();
  for (const [place, step] of queue.entries()) {
    if (!takeStep(next, step)) continue;
    for (const reader of step.readers) enqueue(queue, place + 1, reader);
    if (!('part' in step)) for (const rule of step.priceRules) rules.add(rule);
  }
  reprice(next, rules);
}

/** The evaluation with one field holding another value, in time proportional to what depends on the field. */
export function updateStored(evaluation: Evaluation, compiled: CompiledField, stored: FieldValue): Evaluation {
  const { index } = compiled;
  if (isSameValue(tableOf(evaluation).stored[index], stored)) return evaluation;
  const journal = journalAfter(evaluation);
  const next = new Evaluation(journal, evaluation.frame);
  const { table } = journal;
  // No rule of a field reads the field itself, so it shows as before, and so do its options.
  if (journal.write(compiled, stored, table.isShown(index), limitsIn(compiled, stored, table))) {
    if (compiled.isFlat) for (const reader of compiled.readers) takeStep(next, reader);
    else propagate(next, compiled);
  }
  finish(next);
  return next;
}

/** The evaluation with one field holding what an input sent. */
export function updateField(evaluation: Evaluation, compiled: CompiledField, raw: unknown): Evaluation {
  return updateStored(evaluation, compiled, compiled.kind.normalise(compiled, raw));
}

/**
 * Changes one field, as an input sent it. Equal to evaluating the changed values anew, but touches only what depends on
 * the field; the same evaluation where nothing changes. Unknown fields change nothing.
 * @param field its name, or its place in `configurator.places`, which needs no looking up
 */
export function update(evaluation: Evaluation, field: string | FieldPlace, raw: unknown): Evaluation {
  const { compiled, compiledFields } = evaluation.configurator;
  const known = typeof field === 'string' ? compiledFields.get(field) : compiled.fields[field.index];
  // A place of another template is none of this one.
  const isOwn = typeof field === 'string' || known === field;
  return known && isOwn ? updateField(evaluation, known, raw) : evaluation;
}
