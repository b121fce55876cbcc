import type { Field, Template } from 'configurator-core';
import { expect, it } from 'vitest';
import { applyCommand } from './apply-command.ts';

const template = (fields: readonly Field[]): Template => ({
  id: 't',
  version: 1,
  name: 'T',
  description: null,
  configuratorType: null,
  priceRules: [],
  quantityBreaks: [],
  scenarios: [],
  extra: {},
  sections: [
    {
      id: 's',
      title: 'Maße',
      description: null,
      condition: null,
      extra: {},
      groups: [{ id: 'g', title: null, description: null, layout: 'vertical', condition: null, extra: {}, fields }],
    },
  ],
});

it('An update of a section or a group takes constant work and reads none of its fields', () => {
  let reads = 0;
  const fields = Array.from(
    { length: 1000 },
    () =>
      new Proxy({} as Field, {
        get: () => {
          reads += 1;
          return undefined;
        },
      }),
  );
  const before = template(fields);
  const [section] = before.sections;
  const [group] = section?.groups ?? [];
  if (!section || !group) throw new Error('The template has no section.');
  for (const part of [
    { kind: 'section', element: { ...section, title: 'Länge' } },
    { kind: 'group', element: { ...group, title: 'Länge' } },
  ] as const) {
    const result = applyCommand(before, { type: 'update', id: part.element.id, part });
    expect(result.ok && result.value.template.sections[0]?.groups[0]?.fields).toBe(fields);
  }
  expect(reads).toBe(0);
});
