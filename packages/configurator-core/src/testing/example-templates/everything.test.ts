import { expect, it } from 'vitest';
import { fieldTypes } from '../../contract/template/template.schema.ts';
import { everythingTemplate } from './everything.ts';

it('The template with everything has a field of each type', () => {
  const fields = everythingTemplate.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  expect(new Set(fields.map((field) => field.field_type))).toEqual(new Set(fieldTypes));
});
