import { readConfiguratorSettings } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import type { OrderItem } from './order.ts';

/** A section of an item's configuration with its filled fields, as texts for the measurement sheet. */
export interface MeasureSection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** Returns the configuration of an item for the measurement sheet; empty for a ready-made article. */
export function measureSections({ configuratorSettings }: OrderItem): readonly MeasureSection[] {
  if (configuratorSettings === null) return [];
  const read = readConfiguratorSettings(configuratorSettings, builtInWords);
  if (!read.ok) return [];
  return read.value
    .map(({ title, fields }) => ({
      title,
      rows: fields
        .filter(({ isInternal }) => !isInternal)
        .filter(({ fieldType, displayValue }) => !['static_text', 'iframe'].includes(fieldType) && displayValue !== '')
        .map(({ label, displayValue }) => ({ label, value: displayValue })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
