import type { UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import type { WorkField } from '../work.ts';
import { allFields, conditionSchema, valueSchema } from './json-schema.ts';
import { readWork, startPage } from './start-page.ts';

const work = readWork();
const fields = allFields(work);

const schema = {
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)])),
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
};

function control({ name, kind, rule }: WorkField) {
  const element = {
    type: 'Control',
    scope: `#/properties/${name}`,
    options: kind === 'radio' ? { format: 'radio' } : {},
  };
  if (rule === null) return element;
  const condition = {
    scope: `#/properties/${rule.source}`,
    schema: conditionSchema(rule),
    failWhenUndefined: rule.operator !== 'not_equals',
  };
  return { ...element, rule: { effect: 'SHOW', condition } };
}

const layout: UISchemaElement & { elements: object[] } = {
  type: 'VerticalLayout',
  elements: work.sections.map((section) => ({
    type: 'Group',
    label: section.title,
    elements: section.fields.map(control),
  })),
};

startPage(work, () => (
  <JsonForms schema={schema} uischema={layout} data={work.values} renderers={vanillaRenderers} cells={vanillaCells} />
));
