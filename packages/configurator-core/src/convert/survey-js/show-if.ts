import { ConditionError } from '../condition-error.ts';
import type { Draft } from '../draft.ts';
import type { Conditional } from '../draft-parts.ts';
import type { Source } from '../source.ts';
import { conditionOf } from './condition-of.ts';

/** Returns whether a part is never visible. A condition decides about `visible: false`. */
export function isNeverVisible(source: Source): boolean {
  const isHidden = source.get('visible') === false && source.text('visibleIf') === null;
  if (isHidden) source.note('left_out', null, { code: 'never_visible' });
  return isHidden;
}

/** Converts `visibleIf`. Reports and skips an expression that cannot be converted. */
export function showIf(draft: Draft, source: Source, part: Conditional): void {
  const expression = source.text('visibleIf');
  if (expression === null) return;
  const place = { part, source, key: 'visibleIf' };
  draft.showWhen(place, () => {
    try {
      return conditionOf(expression, draft, place);
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      source.note('always_shown', 'visibleIf', { code: 'condition', expression, fault: error.fault });
      return null;
    }
  });
}
