import type { Template } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';

/** Values in words, with labels: `Size: M, Lining: Complete`; `nothing chosen` for none. */
export function valueWords(template: Template, values: Readonly<Record<string, unknown>>): string {
  const fields = new Map(fieldsOf(template).map((field) => [field.name, field]));
  const words = Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    const labelOf = (single: unknown): string =>
      single === true ? 'yes' : (field?.options.find((option) => option.value === single)?.label ?? String(single));
    const text = Array.isArray(value) ? value.map(labelOf).join(' + ') : labelOf(value);
    return `${field?.label || name}: ${text}`;
  });
  return words.length > 0 ? words.join(', ') : 'nothing chosen';
}
