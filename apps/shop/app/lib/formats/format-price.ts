import { type Cents, formatCents } from 'configurator-core';
import { shop } from '#app/config/shop.ts';

/** An amount as the shop writes it, for example '99,00 €'. */
export function formatPrice(amountCents: Cents): string {
  return formatCents(amountCents, shop.locale);
}
