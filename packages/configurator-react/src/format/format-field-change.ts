import { type Configurator, type FieldChange, printHostValue } from 'configurator-core';
import { fieldPresentation } from '../fields/frame/field-presentation.ts';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** Formats a change, e.g. 'Innenfutter = Komplett', 'Gewicht = 25,5 kg'. */
export function formatFieldChange(configurator: Configurator, texts: ConfiguratorTexts, change: FieldChange): string {
  const field = configurator.fields.get(change.fieldName);
  const label = field?.label ?? change.fieldName;
  const labelOf = (value: unknown) => field?.options.find((option) => option.value === value)?.label ?? String(value);
  const { value } = change;
  if (value === undefined || value === '' || value === false) return texts.emptied(label);
  const printed = printHostValue(configurator, change.fieldName, value);
  if (printed !== null) return texts.becomes(label, printed);
  if (typeof value === 'number') {
    const unit = field === undefined ? null : fieldPresentation(field).unit;
    return texts.becomes(label, [value.toLocaleString(texts.locale), unit].filter(Boolean).join('\u00a0'));
  }
  if (value === true) return texts.becomes(label, texts.yes);
  return texts.becomes(label, typeof value === 'string' ? labelOf(value) : value.map(labelOf).join(', '));
}
