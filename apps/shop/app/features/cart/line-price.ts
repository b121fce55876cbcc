import { parseEuroToCents, readConfiguratorSettings, type SettingsField } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import { type CartLine, type LineSettings, unitPriceCents } from './cart-line.ts';

/** One part of a line's unit price, and why it is there. */
export interface LinePricePart {
  readonly label: string;
  /** EUR cents, gross; below zero for a discount. */
  readonly amountCents: number;
}

/**
 * What the unit price of a configured line is made of: the base price, each choice that costs extra, each rule.
 * Null where it is made of the base price alone, or where the parts no longer tell the price (it has changed since).
 */
export function linePriceParts(line: CartLine): readonly LinePricePart[] | null {
  const { configuratorSettings: settings } = line;
  if (settings === null || line.quotedUnitPriceCents !== undefined) return null;
  const surcharges = surchargesOf(settings);
  const surchargeCents = surcharges.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const baseCents = unitPriceCents(line) - surchargeCents;
  if (surcharges.length === 0 || baseCents < 0) return null;
  return [{ label: 'Grundpreis', amountCents: baseCents }, ...surcharges];
}

/** Every amount in `_prices`; those of price rules stand by their label, the others by the name of their field. */
function surchargesOf(settings: LineSettings): readonly LinePricePart[] {
  const read = readConfiguratorSettings(settings, builtInWords);
  const sections = read.ok ? read.value : [];
  return Object.entries(settings).flatMap(([id, section]) => {
    const fields = sections.find((entry) => entry.id === id)?.fields ?? [];
    return Object.entries(pricesOf(section)).flatMap(([name, euros]) => {
      const amountCents = parseEuroToCents(euros);
      if (amountCents === null || amountCents === 0) return [];
      return [{ label: labelOf(name, fields), amountCents }];
    });
  });
}

function labelOf(name: string, fields: readonly SettingsField[]): string {
  const field = fields.find((entry) => entry.name === name);
  if (field === undefined) return name;
  return field.displayValue === '' ? field.label : `${field.label}: ${field.displayValue}`;
}

function pricesOf(section: unknown): Readonly<Record<string, unknown>> {
  const prices: unknown = typeof section === 'object' && section !== null ? Reflect.get(section, '_prices') : undefined;
  return typeof prices === 'object' && prices !== null ? { ...prices } : {};
}
