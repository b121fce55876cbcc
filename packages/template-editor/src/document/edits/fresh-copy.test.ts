import type { Field, Group, Section } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { countIds } from '../../testing/count-ids.ts';
import type { Elements, Part } from '../element.ts';
import { freshCopies } from './fresh-copy.ts';

type Wire = Parameters<typeof wireTemplate>[0][number];

const template = (section: Wire) => aTemplate(wireTemplate([section]));

function only<T>([entry]: readonly T[]): T {
  if (entry === undefined) throw new Error('There is none');
  return entry;
}

function copyOf<K extends Part['kind']>(kind: K, { sections }: { readonly sections: readonly Section[] }) {
  const section = only(sections);
  const group = only(section.groups);
  const part: Part = kind === 'section' ? { kind: 'section', element: section } : { kind: 'group', element: group };
  return only(freshCopies({ ...empty, sections }, [part], countIds())).element as Elements[K];
}

const empty = template({ fields: [] });

const fieldsOf = ({ groups }: Section): readonly Field[] => groups.flatMap(({ fields }: Group) => fields);

it('A copied field is compared with the copy of the other field, by name or id', () => {
  const number = { field_type: 'number' } as const;
  const sizes = template({
    fields: [
      { ...number, name: 'neck', validation_rules: { lessThanField: 'field:chest' } },
      { ...number, name: 'chest', validation_rules: { greaterThanField: 'neck' } },
      { ...number, name: 'length', validation_rules: { greaterThanField: 'neck', lessThanField: 'elsewhere' } },
    ],
  });
  expect(copyOf('group', sizes).fields.map(({ name, validationRules }) => [name, validationRules])).toEqual([
    ['neck2', { lessThanField: 'chest2' }],
    ['chest2', { greaterThanField: 'neck2' }],
    ['length2', { greaterThanField: 'neck2', lessThanField: 'elsewhere' }],
  ]);
});

const description = 'Sie brauchen {fabricNeed}, nicht {width}.';
const translated = {
  description,
  translations: { en: { description: { text: 'You need {fabricNeed}.', of: description } } },
};
const computed: Wire = {
  ...translated,
  groups: [
    {
      ...translated,
      fields: [
        { name: 'width', field_type: 'number' },
        { name: 'fabricNeed', field_type: 'computed', computed: { result: 'number', logic: { var: ['width', 0] } } },
      ],
    },
  ],
};

it('Descriptions of a copy contain the value of the copied field, in every language', () => {
  const expected = {
    description: 'Sie brauchen {fabricNeed2}, nicht {width}.',
    translations: {
      en: { description: { text: 'You need {fabricNeed2}.', of: 'Sie brauchen {fabricNeed2}, nicht {width}.' } },
    },
  };
  const section = copyOf('section', template(computed));
  expect(section).toMatchObject(expected);
  expect(only(section.groups)).toMatchObject(expected);
  expect(copyOf('group', template(computed))).toMatchObject(expected);
});

it('An expression reads the copied field in every form', () => {
  const logic = (name: string) => ({
    if: [{ missing: [name, 'elsewhere'] }, { var: [name, 0] }, { missing_some: [1, [name]] }, { var: `${name}.x` }],
  });
  const copy = copyOf(
    'section',
    template({
      fields: [
        { name: 'a', field_type: 'number' },
        { name: 'b', field_type: 'computed', computed: { result: 'number', logic: logic('a') } },
        { name: 'c', conditional_display: { logic: logic('a') } },
        { name: 'd', conditional_display: { field: 'field:a', operator: 'equals', value: '1' } },
      ],
    }),
  );
  const [, b, c, d] = fieldsOf(copy);
  expect(b?.computed?.logic).toEqual(logic('a2'));
  expect(c?.condition).toEqual({ logic: logic('a2') });
  expect(d?.condition).toMatchObject({ field: 'a2' });
});

it('A rule is renamed once if the new name of one field is the old name of another', () => {
  const reads = (field: string) => ({ field, operator: 'equals', value: '1' }) as const;
  const source = template({
    fields: [
      { name: 'size' },
      { name: 'size2' },
      { name: 'a', conditional_display: reads('size') },
      { name: 'b', conditional_display: reads('size2') },
    ],
  });
  const target = template({ fields: [{ name: 'size' }] });
  const part: Part = { kind: 'group', element: only(only(source.sections).groups) };
  const copy = only(freshCopies(target, [part], countIds()));
  const fields = copy.kind === 'group' ? copy.element.fields : [];
  expect(fields.map(({ name, condition }) => [name, Object(condition).field])).toEqual([
    ['size2', undefined],
    ['size3', undefined],
    ['a', 'size2'],
    ['b', 'size3'],
  ]);
});
