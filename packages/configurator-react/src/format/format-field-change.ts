import { type Configurator, type FieldChange, formatFieldValue } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/**
 * Formats a change, e.g. 'Innenfutter = Komplett', 'Gewicht = 25,5 kg'.
 * @param phrase how a field and its value are joined
 */
export function formatFieldChange(
  configurator: Configurator,
  texts: ConfiguratorTexts,
  change: FieldChange,
  phrase = texts.becomes,
): string {
  const { fieldName, value } = change;
  const label = configurator.fields.get(fieldName)?.label ?? fieldName;
  const words = value === false ? '' : formatFieldValue(configurator, fieldName, value, texts);
  return words === '' ? texts.emptied(label) : phrase(label, words);
}
