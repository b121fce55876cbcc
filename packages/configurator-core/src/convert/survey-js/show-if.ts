import { ConditionError } from '../condition-error.ts';
import type { Conditional, Draft } from '../draft.ts';
import type { Source } from '../source.ts';
import { conditionOf } from './condition-of.ts';

/** Converts `visibleIf`, or another key with an expression. Reports and skips one that cannot be expressed. */
export function showIf(
  draft: Draft,
  source: Source,
  part: Conditional,
  expression: string | null = source.text('visibleIf'),
): void {
  if (expression === null) return;
  draft.showWhen(part, () => {
    try {
      return conditionOf(expression, draft);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      source.note('always_shown', 'visibleIf', { code: 'condition', expression, fault: error.fault });
      return null;
    }
  });
}
