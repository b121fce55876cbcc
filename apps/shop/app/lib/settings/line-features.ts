import { readConfiguratorSettings } from 'configurator-core';
import { builtInWords } from 'configurator-core/templates';

/** What was chosen for a line, in words: one entry for each filled field, in the order of the sections. */
export function lineFeatures(
  settings: Readonly<Record<string, unknown>> | null,
): readonly { label: string; value: string }[] {
  if (settings === null) return [];
  const read = readConfiguratorSettings(settings, builtInWords);
  if (!read.ok) return [];
  return read.value.flatMap((section) =>
    section.fields
      .filter(({ fieldType, displayValue }) => !isShownOnly(fieldType) && displayValue !== '')
      .map(({ label, displayValue }) => ({ label, value: displayValue })),
  );
}

/** static_text and iframe carry no choice. */
export function isShownOnly(fieldType: string | null): boolean {
  return fieldType === 'static_text' || fieldType === 'iframe';
}
