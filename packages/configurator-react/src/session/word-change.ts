import type { Configurator, FieldChange } from 'configurator-core';
import type { ConfiguratorTexts } from '../texts/configurator-texts.ts';

/** A change in words, e.g. 'Innenfutter = Komplett'. */
export function wordChange(configurator: Configurator, texts: ConfiguratorTexts, change: FieldChange): string {
  const field = configurator.fields.get(change.fieldName);
  const label = field?.label ?? change.fieldName;
  const labelOf = (value: unknown) => field?.options.find((option) => option.value === value)?.label ?? String(value);
  const { value } = change;
  if (value === undefined || value === '' || value === false) return texts.emptied(label);
  if (typeof value === 'number') return texts.becomes(label, value.toLocaleString(texts.locale));
  if (value === true) return texts.becomes(label, texts.yes);
  return texts.becomes(label, typeof value === 'string' ? labelOf(value) : value.map(labelOf).join(', '));
}
