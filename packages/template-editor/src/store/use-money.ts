import { currencyOf } from 'configurator-core';
import { useMemo } from 'react';
import { useEditorState, useTexts } from './editor-context.ts';
import { type Money, moneyIn } from './money.ts';

/** Returns the texts of amounts in the currency of the document. */
export function useMoney(): Money {
  const texts = useTexts();
  const currency = useEditorState((state) => currencyOf(state.history.template));
  return useMemo(() => moneyIn(currency, texts), [currency, texts]);
}
