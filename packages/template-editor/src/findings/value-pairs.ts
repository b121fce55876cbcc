import { isFileList, type Template } from 'configurator-core';
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
  return Object.entries(values).map(([name, value]) => {
    const field = fields.get(name);
    const host = field?.base && fieldTypes.find((type) => type.name === field.type);
    if (field && host) return { name, label: field.label || name, text: host.print(field, value, language) };
    if (isFileList(value)) {
      return { name, label: field?.label || name, text: value.map((file) => file.name).join(' + ') };
    }
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
