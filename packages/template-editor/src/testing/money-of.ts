import { type Money, moneyIn } from '../store/money.ts';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';

/** Returns the texts of amounts in the notation of a locale. */
export function moneyOf(locale: string, currency = 'EUR'): Money {
  return moneyIn(currency, { ...englishEditorTexts, locale });
}
