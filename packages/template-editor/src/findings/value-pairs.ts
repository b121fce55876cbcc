import { formatValue, type Template, valueWords } from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';
import type { EditorEnvironment } from '../store/editor-context.ts';

/** One value with the label of its field. */
export interface ValuePair {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** Formats values with the labels of fields and options. A host field type prints its own values. */
export function valuePairs(
  template: Template,
  values: Readonly<Record<string, unknown>>,
  { texts, language, fieldTypes }: Pick<EditorEnvironment, 'texts' | 'language' | 'fieldTypes'>,
): readonly ValuePair[] {
  const fields = new Map(fieldsOf(template).map((field) => [field.name, field]));
  const words = valueWords(texts.locale);
  return Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    if (field === undefined) return { name, label: name, text: String(value) };
    return { name, label: field.label || name, text: formatValue(field, value, fieldTypes, language, words) };
  });
}
