import type { PriceRule } from 'configurator-core';
import { useMemo } from 'react';
import { useActions } from '../store/editor-context.ts';
import { type PropertyName, useUpdate } from './use-update.ts';

/** Changes a price rule; a sentence if that is refused. */
export interface RuleEdit {
  /** Letters typed in a row are one step of undo. */
  readonly type: (patch: Partial<PriceRule>, property: PropertyName) => string | null;
  /** A step of undo by itself. */
  readonly choose: (patch: Partial<PriceRule>, property: PropertyName) => string | null;
}

/** How a price rule is changed. */
export function useRuleEdit(ruleId: string): RuleEdit {
  const update = useUpdate('price_rule', ruleId);
  const { seal } = useActions();
  return useMemo(
    () => ({
      type: update,
      choose: (patch, property) => {
        seal();
        const refusal = update(patch, property);
        seal();
        return refusal;
      },
    }),
    [update, seal],
  );
}
