import type { Option } from '../contract/template/template.ts';
import { type Currency, currencyOf } from '../currency.ts';
import { formatMoney } from '../money.ts';

/**
 * Returns an option's label with its surcharge: `Komplett (+15,00 €)`. Without surcharge, only the label.
 * @param format `locale` as BCP 47, default German; `currency` of the template, default EUR
 */
export function optionLabel(
  option: Option,
  { locale, currency }: { readonly locale?: string; readonly currency?: Currency | undefined } = {},
): string {
  const cents = option.additionalPriceCents;
  return cents > 0 ? `${option.label} (+${formatMoney(cents, currencyOf({ currency }), locale)})` : option.label;
}
