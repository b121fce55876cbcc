import { type Configurator, type FieldChange, formatFieldValue } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** Formats a change, e.g. 'Innenfutter = Komplett', 'Gewicht = 25,5 kg'. */
export function formatFieldChange(configurator: Configurator, texts: ConfiguratorTexts, change: FieldChange): string {
  const { fieldName, value } = change;
  const label = configurator.fields.get(fieldName)?.label ?? fieldName;
  const words = value === false ? '' : formatFieldValue(configurator, fieldName, value, texts);
  return words === '' ? texts.emptied(label) : texts.becomes(label, words);
}
