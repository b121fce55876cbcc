import { type Cents, formatCents } from 'configurator-core';
import { shop } from '#app/config/shop.ts';

/** Formats an amount in the shop's locale, for example '99,00 €'. */
export function formatPrice(amountCents: Cents): string {
  return formatCents(amountCents, shop.locale);
}

/** Formats an amount without decimals if it is whole euros, for example '99 €'. For headlines, not for bills. */
export function formatShortPrice(amountCents: Cents): string {
  const text = formatPrice(amountCents);
  return amountCents % 100 === 0 ? text.replace(/[.,]00(?=\D|$)/, '') : text;
}
