import {
  type Cents,
  currencyDigits,
  currencySign,
  DEFAULT_CURRENCY,
  formatMoney,
  formatMoneyText,
  minorUnits,
  parseMoneyText,
} from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Texts of amounts in the currency of a template. */
export interface Money {
  readonly currency: string;
  readonly sign: string;
  /** Its name in a sentence: `euros`, `CHF`. */
  readonly name: string;
  readonly locale: string;
  /** Minor units in one unit: 100 for EUR. */
  readonly scale: number;
  /** The smallest amount in whole units: 0.01 for EUR. */
  readonly step: number;
  /** Formats an amount with its sign: `1.234,50 €`. */
  readonly format: (amount: Cents) => string;
  /** Formats an amount for an input: `1234,50`. */
  readonly write: (amount: Cents) => string;
  /** Parses what is typed or pasted; undefined if it is no amount. */
  readonly parse: (text: string) => Cents | undefined;
}

/** Returns the texts of amounts in a currency. */
export function moneyIn(currency: string, { locale, controls }: Pick<EditorTexts, 'locale' | 'controls'>): Money {
  return {
    currency,
    name: currency === DEFAULT_CURRENCY ? controls.euros : currency,
    locale,
    sign: currencySign(currency, locale),
    scale: minorUnits(currency),
    step: 10 ** -currencyDigits(currency),
    format: (amount) => formatMoney(amount, currency, locale),
    write: (amount) => formatMoneyText(amount, currency, locale),
    parse: (text) => parseMoneyText(text, currency, locale),
  };
}
