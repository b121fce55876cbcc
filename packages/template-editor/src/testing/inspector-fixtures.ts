import type { TemplateJson } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { fn } from 'storybook/test';

/** Receives the template after each change in stories. */
export const onUnsaved = fn<(template: TemplateJson | null) => void>();

/** A template with one field of each kind that the inspector stories change. */
export const inspectorTemplate = wireTemplate([
  {
    title: 'Stoff',
    fields: [
      {
        name: 'lining',
        label: 'Futter',
        options: [
          { value: 'none', label: 'Ohne' },
          { value: 'full', label: 'Komplett' },
        ],
      },
      {
        name: 'color',
        label: 'Futterfarbe',
        field_type: 'color',
        options: [{ value: 'grau', color_value: '#888888' }],
      },
      { name: 'backLength', label: 'Rückenlänge', field_type: 'number' },
    ],
  },
]);

/** Returns a field by name, as last passed to the host. That is debounced, so tests must wait for it. */
export function receivedField(name: string) {
  const fields = onUnsaved.mock.lastCall?.[0]?.sections?.flatMap(({ groups }) =>
    (groups ?? []).flatMap((group) => group.fields ?? []),
  );
  return fields?.find((field) => field.name === name);
}
