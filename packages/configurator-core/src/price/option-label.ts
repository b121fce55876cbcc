import type { Option } from '../contract/template.ts';
import { formatCents } from '../money.ts';

/** An option with what it costs: `Komplett (+15,00 €)`; without a surcharge the label alone. */
export function optionLabel(option: Option): string {
  const cents = option.additionalPriceCents;
  return cents > 0 ? `${option.label} (+${formatCents(cents)})` : option.label;
}
