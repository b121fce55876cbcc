import type { PriceRule } from 'configurator-core';
import { useMemo } from 'react';
import { useActions } from '../store/editor-context.ts';
import { type PropertyName, useUpdate } from './use-update.ts';

/** Changes a price rule. Both functions return an error message if the change is refused. */
export interface RuleEdit {
  /** Consecutive keystrokes are one undo step. */
  readonly type: (patch: Partial<PriceRule>, property: PropertyName) => string | null;
  /** Each call is a separate undo step. */
  readonly choose: (patch: Partial<PriceRule>, property: PropertyName) => string | null;
}

/** Returns functions that change a price rule. */
export function useRuleEdit(ruleId: string): RuleEdit {
  const update = useUpdate('price_rule', ruleId);
  const { closeUndoStep } = useActions();
  return useMemo(
    () => ({
      type: update,
      choose: (patch, property) => {
        closeUndoStep();
        const refusal = update(patch, property);
        closeUndoStep();
        return refusal;
      },
    }),
    [update, closeUndoStep],
  );
}
