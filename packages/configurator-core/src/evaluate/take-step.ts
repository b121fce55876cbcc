import type { Cents } from '../money.ts';
import { ruleCents } from '../pricing/rule-cents.ts';
import type { CompiledStep } from '../template/compiled-template.ts';
import type { Evaluation } from './evaluation.ts';
import { type FieldSlot, fillSlot } from './field-slot.ts';

/** Puts a slot in place of another in the version being made, and keeps all sums right. */
export function exchangeSlot(next: Evaluation, before: FieldSlot, slot: FieldSlot): void {
  next.history.put(slot, before);
  next.issueCount += slot.issues.length - before.issues.length;
  next.linesCents += slot.amountCents - before.amountCents;
  if (slot.isVisible === before.isVisible) return;
  next.visibleCount += slot.isVisible ? 1 : -1;
  // Where another field of the section shows, it was a step and stays one.
  const { slots } = next.history;
  const fields = next.configurator.compiled.sections[slot.compiled.sectionIndex] ?? [];
  for (const { index } of fields) if (index !== slot.compiled.index && slots[index]?.isVisible === true) return;
  refreshSteps(next);
}

function withFlag(flags: readonly boolean[], index: number, flag: boolean): readonly boolean[] {
  const copy = flags.slice();
  copy[index] = flag;
  return copy;
}

/** Takes a step of the plan again. @returns whether those that read it must be taken again too */
export function takeStep(next: Evaluation, step: CompiledStep): boolean {
  const { slots } = next.history;
  switch (step.kind) {
    case 'field': {
      const before = slots[step.field.index];
      if (before === undefined) return false;
      const slot = fillSlot(step.field, before.stored, slots, next.shown, before);
      if (slot === before) return false;
      exchangeSlot(next, before, slot);
      return slot.counted !== before.counted;
    }
    case 'section': {
      const isShown = step.check(slots);
      if (next.shown.sections[step.sectionIndex] === isShown) return false;
      next.shown = { ...next.shown, sections: withFlag(next.shown.sections, step.sectionIndex, isShown) };
      refreshSteps(next);
      return true;
    }
    case 'group': {
      const isShown = step.check(slots);
      if (next.shown.groups[step.groupNumber] === isShown) return false;
      next.shown = { ...next.shown, groups: withFlag(next.shown.groups, step.groupNumber, isShown) };
      return true;
    }
    default:
      return step satisfies never;
  }
}

/** Asks price rules again. */
export function reprice(next: Evaluation, rules: Iterable<number>): void {
  let amounts: Cents[] | undefined;
  for (const index of rules) {
    const rule = next.configurator.compiled.priceRules[index];
    const before = next.ruleAmounts[index] ?? 0;
    const amount = rule ? ruleCents(rule, next.history.slots) : 0;
    if (amount === before) continue;
    amounts ??= next.ruleAmounts.slice();
    amounts[index] = amount;
    next.linesCents += amount - before;
  }
  if (amounts) next.ruleAmounts = amounts;
}

/** Whether a section is one of the shopper's steps: shown, and not made up of hidden fields alone. */
function isStep({ configurator, shown, history }: Evaluation, sectionIndex: number): boolean {
  const fields = configurator.compiled.sections[sectionIndex] ?? [];
  if (!shown.sections[sectionIndex]) return false;
  return fields.length === 0 || fields.some((field) => history.slots[field.index]?.isVisible === true);
}

/** Finds out which sections are the shopper's steps. */
export function refreshSteps(next: Evaluation): void {
  const steps = [...next.shown.sections.keys()].filter((index) => isStep(next, index));
  next.shown = { ...next.shown, steps };
}
