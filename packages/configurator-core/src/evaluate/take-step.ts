import type { CompiledField } from '../compile/compiled-field.ts';
import type { CompiledStep } from '../compile/compiled-template.ts';
import type { FieldValue } from '../field-types/value.ts';
import type { Cents } from '../money.ts';
import { ruleCents } from '../price/rule-cents.ts';
import type { Evaluation } from './evaluation.ts';
import { isSameSet } from './field-slot.ts';
import type { FieldTable, Limits } from './field-table.ts';

/** Whether a field shows: its section, its group and itself. */
export function isShownIn({ parts, check }: CompiledField, table: FieldTable, holds: readonly boolean[]): boolean {
  return (parts === null || parts.every((part) => holds[part])) && (check === null || check(table.counted));
}

/** What the conditions of a field's options leave of a value; null where every option is offered. */
export function limitsIn(compiled: CompiledField, stored: FieldValue, table: FieldTable): Limits | null {
  const { optionChecks, field, kind } = compiled;
  if (optionChecks === null) return null;
  const options = field.options.filter((_, index) => optionChecks[index]?.(table.counted) === false);
  if (options.length === 0) return null;
  const closed = new Set(options.map((option) => option.value));
  return { closed, value: kind.withoutClosed(stored, closed) };
}

/** Works a field out again. @returns whether those that read it must be worked out again too */
export function takeField(next: Evaluation, field: CompiledField): boolean {
  const { journal, frame } = next;
  const { table } = journal;
  const { index } = field;
  const stored = table.stored[index];
  const isShown = isShownIn(field, table, frame.parts);
  const wasShown = table.isShown(index);
  const limits = limitsIn(field, stored, table);
  if (isShown === wasShown && (field.optionChecks === null || isSameSet(limits, table.limitsOf(index)))) return false;
  const isOther = journal.write(field, stored, isShown, limits);
  // Where another field of the section shows, it was a step and stays one.
  if (isShown !== wasShown && table.shownIn[field.sectionIndex] === (isShown ? 1 : 0)) refreshSteps(next);
  return isOther;
}

/** Takes a step of the plan again. @returns whether those that read it must be taken again too */
export function takeStep(next: Evaluation, step: CompiledStep): boolean {
  if (!('part' in step)) return takeField(next, step);
  const isShown = step.check(next.journal.table.counted);
  const { parts } = next.frame;
  if (parts[step.part] === isShown) return false;
  next.frame = { ...next.frame, parts: parts.with(step.part, isShown) };
  refreshSteps(next);
  return true;
}

/** Asks price rules again. */
export function reprice(next: Evaluation, rules: Iterable<number>): void {
  let amounts: Cents[] | undefined;
  let { rulesCents } = next.frame;
  for (const index of rules) {
    const rule = next.configurator.compiled.priceRules[index];
    const before = next.frame.ruleAmounts[index] ?? 0;
    const amount = rule ? ruleCents(rule, next.journal.table.counted) : 0;
    if (amount === before) continue;
    amounts ??= next.frame.ruleAmounts.slice();
    amounts[index] = amount;
    rulesCents += amount - before;
  }
  if (amounts) next.frame = { ...next.frame, ruleAmounts: amounts, rulesCents };
}

/** Finds out which sections are the shopper's steps: shown, and not made up of hidden fields alone. */
export function refreshSteps(next: Evaluation): void {
  const { shownIn } = next.journal.table;
  const { parts } = next.frame;
  const steps = next.configurator.compiled.sections.flatMap((fields, section) =>
    parts[section] === true && (fields.length === 0 || shownIn[section] !== 0) ? [section] : [],
  );
  next.frame = { ...next.frame, steps };
}

/** Ends the making of a version: from here on it does not change, and it is the newest of its journal. */
export function finish(next: Evaluation): void {
  const { journal, frame } = next;
  next.issueCount = journal.table.issueCount;
  next.linesCents = journal.table.optionsCents + frame.rulesCents;
  next.position = journal.length;
  journal.newest = next;
}
