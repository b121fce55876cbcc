import { type TemplateIssue, templateIssue } from '../contract/template-issue.ts';
import { noReaders } from './compiled-field.ts';
import type { CompiledStep } from './compiled-template.ts';
import { orderSteps } from './order-steps.ts';

const none: readonly number[] = [];

/** Whether anything reads what a step works out. */
function isRead(step: CompiledStep): boolean {
  return step.readers !== noReaders || 'part' in step || step.priceRules.length > 0;
}

/** Whether all that read a step come after it as they are compiled; mostly rules look back. */
function isBeforeReaders({ index, readers }: CompiledStep): boolean {
  for (const reader of readers) if (reader.index <= index) return false;
  return true;
}

function byRank(left: CompiledStep, right: CompiledStep): number {
  return left.rank - right.rank;
}

/** The plan: every step knows its place in it, and its readers in its order. */
function ranked(plan: readonly CompiledStep[]): readonly CompiledStep[] {
  let rank = 0;
  for (const step of plan) {
    step.rank = rank;
    rank += 1;
  }
  for (const step of plan) {
    const { readers } = step;
    if (readers.length > 1) readers.sort(byRank);
    if (!('part' in step)) step.isFlat = step.priceRules.length === 0 && !readers.some(isRead);
  }
  return plan;
}

/** Finds an order where rules look ahead. Reports every circle with the names on it. */
function reordered(steps: readonly CompiledStep[], issues: TemplateIssue[]): readonly CompiledStep[] {
  const { order, cycles } = orderSteps(
    steps.map(({ readers }) => (readers === noReaders ? none : readers.map(({ index }) => index))),
  );
  for (const cycle of cycles) {
    const names = cycle.map((step) => steps[step]?.name);
    issues.push(templateIssue('cycle', [], { names: [...names, names[0]] }));
  }
  return order.map((step) => steps[step]).filter((step) => step !== undefined);
}

/** Puts steps into an order in which each reads only earlier ones. Reports every circle with the names on it. */
export function planSteps(steps: readonly CompiledStep[], issues: TemplateIssue[]): readonly CompiledStep[] {
  return ranked(steps.every(isBeforeReaders) ? steps : reordered(steps, issues));
}
