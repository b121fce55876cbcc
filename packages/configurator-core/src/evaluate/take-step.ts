import type { Cents } from '../money.ts';
import { ruleCents } from '../pricing/rule-cents.ts';
import type { CompiledField } from '../template/compiled-field.ts';
import type { CompiledStep } from '../template/compiled-template.ts';
import type { Evaluation } from './evaluation.ts';
import { type FieldSlot, fillSlot } from './field-slot.ts';

/** Puts a slot in place of another in the version being made, and keeps all sums right. */
export function exchangeSlot(next: Evaluation, before: FieldSlot, slot: FieldSlot): void {
  next.history.put(slot, before);
  next.issueCount += slot.issueCount - before.issueCount;
  next.linesCents += slot.amountCents - before.amountCents;
  if (slot.isVisible === before.isVisible) return;
  // Where another field of the section shows, it was a step and stays one.
  const { slots } = next.history;
  const fields = next.configurator.compiled.sections[slot.compiled.sectionIndex] ?? [];
  for (const { index } of fields) if (index !== slot.compiled.index && slots[index]?.isVisible === true) return;
  refreshSteps(next);
}

/** Works a field out again. @returns whether those that read it must be worked out again too */
export function takeField(next: Evaluation, field: CompiledField): boolean {
  const { slots } = next.history;
  const before = slots[field.index];
  if (before === undefined) return false;
  const slot = fillSlot(field, before.stored, slots, next.frame.parts, before);
  if (slot === before) return false;
  exchangeSlot(next, before, slot);
  return slot.counted !== before.counted;
}

/** Takes a step of the plan again. @returns whether those that read it must be taken again too */
export function takeStep(next: Evaluation, step: CompiledStep): boolean {
  if (!('part' in step)) return takeField(next, step);
  const isShown = step.check(next.history.slots);
  const { parts } = next.frame;
  if (parts[step.part] === isShown) return false;
  next.frame = { ...next.frame, parts: parts.with(step.part, isShown) };
  refreshSteps(next);
  return true;
}

/** Asks price rules again. */
export function reprice(next: Evaluation, rules: Iterable<number>): void {
  let amounts: Cents[] | undefined;
  for (const index of rules) {
    const rule = next.configurator.compiled.priceRules[index];
    const before = next.frame.ruleAmounts[index] ?? 0;
    const amount = rule ? ruleCents(rule, next.history.slots) : 0;
    if (amount === before) continue;
    amounts ??= next.frame.ruleAmounts.slice();
    amounts[index] = amount;
    next.linesCents += amount - before;
  }
  if (amounts) next.frame = { ...next.frame, ruleAmounts: amounts };
}

/** Finds out which sections are the shopper's steps: shown, and not made up of hidden fields alone. */
export function refreshSteps(next: Evaluation): void {
  const { slots } = next.history;
  const { parts } = next.frame;
  const steps = next.configurator.compiled.sections.flatMap((fields, section) => {
    const isHidden = fields.length > 0 && !fields.some(({ index }) => slots[index]?.isVisible);
    return parts[section] === true && !isHidden ? [section] : [];
  });
  next.frame = { ...next.frame, steps };
}
