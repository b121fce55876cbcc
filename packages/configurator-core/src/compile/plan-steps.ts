import { type TemplateIssue, templateIssue } from '../contract/primitives/template-issue.ts';
import type { CompiledStep } from './compiled-field.ts';
import { orderSteps } from './order-steps.ts';

/** Returns whether every step already precedes its readers. Most rules read only earlier fields. */
function isOrdered(steps: readonly CompiledStep[]): boolean {
  return steps.every(({ index, readers }) => readers.every((reader) => reader.index > index));
}

/** Sorts the steps so that each reads only earlier ones. Reports every cycle with its names. */
function sorted(steps: readonly CompiledStep[], issues: TemplateIssue[]): readonly CompiledStep[] {
  const { order, cycles } = orderSteps(steps.map(({ readers }) => readers.map(({ index }) => index)));
  for (const cycle of cycles) {
    const names = cycle.map((step) => steps[step]?.name);
    issues.push(templateIssue('cycle', [], { names: [...names, names[0]] }));
  }
  return order.map((step) => steps[step]).filter((step) => step !== undefined);
}

/**
 * Returns the plan: all steps sorted so that each reads only earlier ones. Sets the rank of every step and sorts its
 * readers by rank. Reports every cycle with its names.
 */
export function planSteps(steps: readonly CompiledStep[], issues: TemplateIssue[]): readonly CompiledStep[] {
  const plan = isOrdered(steps) ? steps : sorted(steps, issues);
  for (const [rank, step] of plan.entries()) step.rank = rank;
  for (const { readers } of plan) readers.sort((left, right) => left.rank - right.rank);
  return plan;
}
