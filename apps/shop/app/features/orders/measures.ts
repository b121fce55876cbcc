import { readConfiguratorSettings } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';
import type { OrderItem } from './order.ts';

/** What a sewer needs of an item: sections with their filled fields, in words. */
export interface MeasureSection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
}

/** The configuration of an item as a sheet shows it; empty for a ready-made article. */
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
