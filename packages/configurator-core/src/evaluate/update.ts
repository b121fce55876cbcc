import type { FieldValue } from '../field-types/value.ts';
import { isSameValue } from '../field-types/value.ts';
import type { CompiledField } from '../template/compiled-field.ts';
import type { CompiledStep } from '../template/compiled-template.ts';
import { Evaluation } from './evaluation.ts';
import { fillSlot } from './field-slot.ts';
import { historyAfter, slotsOf } from './slot-history.ts';
import { exchangeSlot, reprice, takeStep } from './take-step.ts';

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
  const before = slotsOf(evaluation)[compiled.index];
  if (before === undefined || isSameValue(before.stored, stored)) return evaluation;
  const history = historyAfter(evaluation);
  const { frame, issueCount, linesCents } = evaluation;
  const next = new Evaluation(history, frame, issueCount, linesCents);
  history.newest = next;
  const slot = fillSlot(compiled, stored, history.slots, frame.parts, null);
  exchangeSlot(next, before, slot);
  if (slot.counted !== before.counted) {
    if (compiled.isFlat) for (const reader of compiled.readers) takeStep(next, reader);
    else propagate(next, compiled);
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
