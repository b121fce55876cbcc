import { priceForQuantity, readConfiguratorSettings } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import type { PricePart } from '#app/ui/order/price-parts.tsx';
import { type CartLine, unitPriceCents } from '../lines/cart-line.ts';

/**
 * Returns the parts of a configured line's unit price: base price, surcharges, price rules and quantity break.
 * Returns null if there is only the base price, or if the parts do not add up because the price has changed.
 */
export function linePriceParts(line: CartLine): readonly PricePart[] | null {
  const { configuratorSettings: settings } = line;
  const price = line.price && priceForQuantity(line.price, line.quantity);
  if (price === null || price.lines.length === 0) return null;
  const sumCents = price.lines.reduce((sum, { amountCents }) => sum + amountCents, price.baseCents);
  if (sumCents !== unitPriceCents(line)) return null;
  const read = readConfiguratorSettings(settings, builtInWords);
  const fields = read.ok ? read.value.flatMap((section) => section.fields) : [];
  const labels = new Map(
    fields.map(({ name, label, displayValue }) => [name, displayValue === '' ? label : `${label}: ${displayValue}`]),
  );
  const parts = price.lines.map(({ fieldName, label, amountCents }) => ({
    label: (fieldName === null ? undefined : labels.get(fieldName)) ?? label,
    amountCents,
  }));
  return [{ label: 'Grundpreis', amountCents: price.baseCents }, ...parts];
}
