import type { Option } from '../contract/template/template.ts';
import { formatCents } from '../money.ts';

/**
 * Returns an option's label with its surcharge: `Komplett (+15,00 €)`. Without surcharge, only the label.
 * @param format `locale` as BCP 47; default German
 */
export function optionLabel(option: Option, { locale }: { readonly locale?: string } = {}): string {
  const cents = option.additionalPriceCents;
  return cents > 0 ? `${option.label} (+${formatCents(cents, locale)})` : option.label;
}
