import type { Template } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** One value with the label of its field. */
export interface ValuePair {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** Values by the labels of fields and options. */
export function valuePairs(
  template: Template,
  values: Readonly<Record<string, unknown>>,
  texts: EditorTexts,
): readonly ValuePair[] {
  const fields = new Map(fieldsOf(template).map((field) => [field.name, field]));
  return Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    const labelOf = (single: unknown): string =>
      single === true
        ? texts.findings.yes
        : typeof single === 'number'
          ? single.toLocaleString(texts.locale)
          : (field?.options.find((option) => option.value === single)?.label ?? String(single));
    const text = Array.isArray(value) ? value.map(labelOf).join(' + ') : labelOf(value);
    return { name, label: field?.label || name, text };
  });
}
