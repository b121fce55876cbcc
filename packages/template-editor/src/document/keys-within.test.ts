import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { keysWithin } from './keys-within.ts';

it('The keys within a section are its groups, fields and options, and no other part', () => {
  const template = aTemplate(
    wireTemplate([
      { title: 'A', fields: [{ name: 'size', options: [{ value: 's' }] }] },
      { title: 'B', fields: [{ name: 'note', options: [{ value: 's' }] }] },
    ]),
  );
  const [section] = template.sections;
  const [group] = section?.groups ?? [];
  const [option] = group?.fields[0]?.options ?? [];
  expect([...keysWithin(template, [{ kind: 'section', id: 'section-0' }])]).toEqual([
    'section:section-0',
    `group:${group?.id}`,
    'field:field:size',
    `option:${option?.id}`,
  ]);
});
