import { describe, expect, it } from 'vitest';
import { aTemplate, type WireField, wireTemplate } from '../../testing/index.ts';
import { valueClasses } from './value-classes.ts';

describe('the sample of a text', () => {
  it.each<readonly [string, Partial<WireField>, string]>([
    ['is a text in a text field', { field_type: 'text' }, 'Text'],
    ['is a color in a color field without options', { field_type: 'color' }, '#336699'],
    ['is the placeholder of the field', { field_type: 'text', placeholder: 'Bello' }, 'Bello'],
    ['matches the pattern of the field', { field_type: 'text', validation_rules: { pattern: '^[0-9]{5}$' } }, '00000'],
  ])('%s', (_, given, sample) => {
    const template = aTemplate(wireTemplate([{ title: 'Maße', fields: [{ name: 'field', label: 'Feld', ...given }] }]));
    const [field] = template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
    if (!field) throw new Error('one field expected');
    const [, first] = valueClasses(field, [], () => undefined);
    expect(first).toEqual({ kind: 'value', value: sample });
  });
});
