import type { Cents, Currency } from 'configurator-core';
import type { ConfiguratorTexts } from './configurator-texts.ts';

/** The texts of the current language, and the currency of the template. */
export interface SessionTexts extends ConfiguratorTexts {
  readonly currency: Currency;
  /** Formats an amount in that currency. */
  readonly money: (amount: Cents) => string;
}
