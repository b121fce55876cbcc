import type { FieldValue } from '../field-types/value.ts';
import { isSameValue } from '../field-types/value.ts';
import type { CompiledField } from '../template/compiled-field.ts';
import { Evaluation } from './evaluation.ts';
import { fillSlot } from './field-slot.ts';
import { historyAfter, slotsOf } from './slot-history.ts';
import { exchangeSlot, reprice, takeStep } from './take-step.ts';

/** Puts a place of the plan into a sorted list behind those already taken, where it is not in it yet. */
function enqueue(queue: number[], taken: number, place: number): void {
  let low = taken;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((queue[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  if (queue[low] !== place) queue.splice(low, 0, place);
}

/** Takes all steps again that read the changed field, directly or through others, each once and after what it reads. */
function propagate(next: Evaluation, changed: CompiledField): void {
  const { plan } = next.configurator.compiled;
  const rules = new Set(changed.priceRules);
  const queue = changed.dependents.slice();
  for (let taken = 0; taken < queue.length; taken += 1) {
    const step = plan[queue[taken] ?? 0];
    if (step === undefined || !takeStep(next, step)) continue;
    for (const reader of step.dependents) enqueue(queue, taken + 1, reader);
    if (!('part' in step)) for (const rule of step.priceRules) rules.add(rule);
  }
  reprice(next, rules);
}

/** The evaluation with one field holding another value, in time proportional to what depends on the field. */
export function updateStored(evaluation: Evaluation, compiled: CompiledField, stored: FieldValue): Evaluation {
  const before = slotsOf(evaluation)[compiled.index];
  if (before === undefined || isSameValue(before.stored, stored)) return evaluation;
  const history = historyAfter(evaluation);
  const next = new Evaluation(history, evaluation);
  history.newest = next;
  const slot = fillSlot(compiled, stored, history.slots, next.parts, null);
  exchangeSlot(next, before, slot);
  if (slot.counted !== before.counted) {
    if (!compiled.isFlat) propagate(next, compiled);
    else if (compiled.dependents.length > 0) {
      const { plan } = evaluation.configurator.compiled;
      for (const rank of compiled.dependents) {
        const step = plan[rank];
        if (step !== undefined) takeStep(next, step);
      }
    }
  }
  next.position = history.length;
  return next;
}

/**
 * Changes one field, as an input sent it. Equal to evaluating the changed values anew, but touches only what depends on
 * the field; the same evaluation where nothing changes. Unknown fields change nothing.
 */
export function update(evaluation: Evaluation, fieldName: string, raw: unknown): Evaluation {
  const compiled = evaluation.configurator.compiledFields.get(fieldName);
  if (compiled === undefined) return evaluation;
  return updateStored(evaluation, compiled, compiled.kind.normalise(compiled, raw));
}
