import { computedLabel, type Field, type FieldValue } from 'configurator-core';
import type { ConfiguratorTexts } from '../../texts/configurator-texts.ts';
import { fieldPresentation } from '../frame/field-presentation.ts';
import { formatNumber } from '../frame/format-number.ts';

/** Formats a computed value, e.g. '1,5 m', 'Ja'; empty if there is none. */
export function formatComputedValue({ locale, yes, no }: ConfiguratorTexts, field: Field, value: FieldValue): string {
  if (field.computed?.result === 'boolean') return value === true ? yes : no;
  if (typeof value !== 'number') return typeof value === 'string' ? computedLabel(field, value) : '';
  const { unit } = fieldPresentation(field);
  return [formatNumber(value, locale), unit].filter(Boolean).join('\u00a0');
}
