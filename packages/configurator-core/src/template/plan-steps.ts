import type { CompiledStep } from './compiled-template.ts';
import { orderSteps } from './order-steps.ts';
import type { Reads } from './reads.ts';
import { templateIssue } from './template-issue.ts';

function stepName(step: CompiledStep | undefined): string {
  return step?.kind === 'field' ? step.field.name : (step?.name ?? '');
}

/**
 * Puts steps into an order in which each reads only earlier ones, and renumbers who reads whom by it. Reports every circle
 * with the names on it.
 */
export function planSteps(steps: readonly CompiledStep[], reads: Reads): CompiledStep[] {
  const followers = steps.map((step, index) => (step.kind === 'field' ? (reads.steps[index] ?? []) : step.dependents));
  const { order, cycles } = orderSteps(followers);
  for (const cycle of cycles) {
    const names = cycle.map((step) => stepName(steps[step]));
    reads.issues.push(templateIssue('cycle', '', { names: [...names, names[0]] }));
  }
  const rank = new Array<number>(steps.length).fill(0);
  order.forEach((step, place) => {
    rank[step] = place;
  });
  const ranked = (list: readonly number[]) => list.map((step) => rank[step] ?? 0).sort((left, right) => left - right);
  const isEnd = (step: number) => followers[step]?.length === 0 && !reads.priceRules[step]?.length;
  steps.forEach((step, index) => {
    if (step.kind !== 'field') {
      step.dependents = ranked(step.dependents);
      return;
    }
    const priceRules = reads.priceRules[index] ?? [];
    const dependents = followers[index] ?? [];
    step.field.dependents = ranked(dependents);
    step.field.priceRules = priceRules;
    step.field.isFlat = priceRules.length === 0 && dependents.every(isEnd);
  });
  return order.map((step) => steps[step]).filter((step) => step !== undefined);
}
