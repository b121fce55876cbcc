import type { TemplateJson } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { fn } from 'storybook/test';

/** Receives the template after each change in stories. */
export const onUnsaved = fn<(template: TemplateJson | null) => void>();

/** One field of each kind that the stories of the inspector change. */
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

/** The field of a name, as last passed to the host. That happens shortly after a change, so the test waits for it. */
export function receivedField(name: string) {
  const fields = onUnsaved.mock.lastCall?.[0]?.sections?.flatMap(({ groups }) =>
    (groups ?? []).flatMap((group) => group.fields ?? []),
  );
  return fields?.find((field) => field.name === name);
}
