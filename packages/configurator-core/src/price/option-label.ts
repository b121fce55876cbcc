import type { Option } from '../contract/template/template.ts';
import { formatCents } from '../money.ts';

/**
 * An option with what it costs: `Komplett (+15,00 €)`; without a surcharge the label alone.
 * @param format `locale` as BCP 47, German where it is left out
 */
export function optionLabel(option: Option, { locale }: { readonly locale?: string } = {}): string {
  const cents = option.additionalPriceCents;
  return cents > 0 ? `${option.label} (+${formatCents(cents, locale)})` : option.label;
}
