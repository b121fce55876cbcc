import { describe, expect, it } from 'vitest';
import type { Field } from '../../contract/template/template.ts';
import { aTemplate, type WireField, wireTemplate } from '../../testing/index.ts';
import { valueClasses } from './value-classes.ts';

function onlyField(given: Partial<WireField>): Field {
  const template = aTemplate(wireTemplate([{ title: 'Maße', fields: [{ name: 'field', label: 'Feld', ...given }] }]));
  const [field] = template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
  if (!field) throw new Error('one field expected');
  return field;
}

describe('the sample of a text', () => {
  it.each<readonly [string, Partial<WireField>, string]>([
    ['is a text in a text field', { field_type: 'text' }, 'Text'],
    ['is a color in a color field without options', { field_type: 'color' }, '#336699'],
    ['is the placeholder of the field', { field_type: 'text', placeholder: 'Bello' }, 'Bello'],
    ['matches the pattern of the field', { field_type: 'text', validation_rules: { pattern: '^[0-9]{5}$' } }, '00000'],
  ])('The sample of a text %s', (_, given, sample) => {
    const [, first] = valueClasses(onlyField(given), [], () => undefined);
    expect(first).toEqual({ kind: 'value', value: sample });
  });
});

describe('the numbers of a field whose digits a rule reads', () => {
  it.each<readonly [string, WireField['validation_rules'], readonly number[]]>([
    ['are its steps', { min: -0.3, max: 0.3, step: 0.1 }, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]],
    ['are the integers between decimal bounds', { min: 0.5, max: 3.5, integer: true }, [1, 2, 3]],
    ['are all listed for 200 steps', { min: 0, max: 200, step: 1 }, Array.from({ length: 201 }, (_, count) => count)],
  ])('The numbers of a field whose digits a rule reads %s', (_, validation_rules, numbers) => {
    const field = onlyField({ field_type: 'number', validation_rules });
    const classes = valueClasses(field, [{ field: 'field', operator: 'contains', value: '1' }], () => undefined);
    expect(classes).toEqual([{ kind: 'empty' }, ...numbers.map((value) => ({ kind: 'value', value }))]);
  });
});
