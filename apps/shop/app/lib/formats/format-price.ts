import { type Cents, formatCents } from 'configurator-core';
import { shop } from '#app/config/shop.ts';

/** Formats an amount in the shop's locale, for example '99,00 €'. */
export function formatPrice(amountCents: Cents): string {
  return formatCents(amountCents, shop.locale);
}
