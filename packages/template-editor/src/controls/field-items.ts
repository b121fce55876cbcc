import type { Field } from 'configurator-core';
import type { ChoiceItem } from './choice-controls.tsx';

/** Returns the dropdown entries of fields. A label that occurs twice is followed by the field's name. */
export function fieldItems(fields: readonly Field[]): readonly ChoiceItem[] {
  const labels = fields.map(({ name, label }) => label || name);
  return fields.map(({ name }, index) => {
    const label = labels[index] ?? name;
    const isUnique = labels.indexOf(label) === labels.lastIndexOf(label);
    return { value: name, label: isUnique ? label : `${label} (${name})` };
  });
}
