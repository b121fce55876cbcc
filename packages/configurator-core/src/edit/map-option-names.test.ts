import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineFieldType, deleteField, dependentsOf, renameField, type Template } from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const sizeType = defineFieldType({
  name: 'test:size',
  options: z.looseObject({
    sizes: z.array(z.looseObject({ value: z.string(), upTo: z.record(z.string(), z.number()) })),
  }),
  domain: ({ sizes }) => ({ kind: 'choice', values: sizes.map(({ value }) => ({ value, label: value })) }),
  fieldNames: [
    { path: ['sizes', '*', 'upTo'], as: 'keys' },
    { path: ['shown', 'first'], as: 'value' },
    { path: ['shown', 'others'], as: 'value' },
  ],
});

const measurements = ['chest', 'back', 'neck'];

/** Returns a size field whose options contain measurement names: as keys, as a single name and in a list. */
function withSizes(sizes: readonly Readonly<Record<string, number>>[], first: string, others: readonly string[]) {
  const options = {
    sizes: sizes.map((upTo, index) => ({ value: `size ${index}`, upTo })),
    shown: { first, others, unit: 'chest' },
  };
  const fields = [
    ...measurements.map((name) => ({ name, field_type: 'number' as const })),
    { name: 'size', label: 'Größe', field_type: 'test:size' as 'text', additional_options: options },
  ];
  return aTemplate(wireTemplate([{ fields }]), { fieldTypes: [sizeType] });
}

function optionsOf(template: Template): unknown {
  const fields = template.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  return fields.find(({ name }) => name === 'size')?.additionalOptions;
}

const template = withSizes(
  [
    { chest: 45, back: 30 },
    { chest: 60, back: 40 },
  ],
  'neck',
  ['chest', 'back'],
);

const edited = (from: string, to: string) => {
  const edit = renameField(template, from, to);
  if (!edit.ok) throw new Error(edit.error.code);
  return edit.value;
};

describe('a field named in the options of a host type', () => {
  it('A field named in the options of a host type is renamed there too, reversibly', () => {
    const { template: renamed, rewritten } = edited('chest', 'girth');
    expect(rewritten).toEqual([expect.objectContaining({ kind: 'field', label: 'Größe' })]);
    expect(optionsOf(renamed)).toEqual({
      sizes: [
        { value: 'size 0', upTo: { girth: 45, back: 30 } },
        { value: 'size 1', upTo: { girth: 60, back: 40 } },
      ],
      shown: { first: 'neck', others: ['girth', 'back'], unit: 'chest' },
    });
    expect(optionsOf(edited('neck', 'collar').template)).toMatchObject({ shown: { first: 'collar' } });
    expect(renameField(renamed, 'girth', 'chest')).toMatchObject({ ok: true, value: { template } });
  });

  it('The field is deleted only after the dependent host field is named, whose options stay unchanged', () => {
    const owner = expect.objectContaining({ kind: 'field', label: 'Größe' });
    expect(dependentsOf(template, 'back')).toEqual([owner]);
    expect(deleteField(template, 'back')).toEqual({ ok: false, error: [owner] });
    const edit = deleteField(template, 'back', { dropRules: true });
    expect(edit).toMatchObject({ ok: true, value: { left: [owner] } });
    expect(edit.ok && optionsOf(edit.value.template)).toEqual(optionsOf(template));
  });

  it('A field named in options blocks renaming another field to the name of a missing one', () => {
    const edit = deleteField(template, 'chest', { dropRules: true });
    if (!edit.ok) throw new Error('not deleted');
    expect(renameField(edit.value.template, 'neck', 'chest')).toMatchObject({ error: { code: 'duplicate_name' } });
  });

  it('A field named in options keeps its limits in any rename', () => {
    const limits = fc.dictionary(fc.constantFrom(...measurements), fc.integer({ min: 1, max: 99 }), { minKeys: 1 });
    const drawn = fc.tuple(
      fc.array(limits, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...measurements),
      fc.subarray(measurements),
    );
    fc.assert(
      fc.property(drawn, fc.constantFrom(...measurements), ([sizes, first, others], from) => {
        const before = withSizes(sizes, first, others);
        const edit = renameField(before, from, 'to');
        if (!edit.ok) throw new Error(edit.error.code);
        const renamed = (name: string) => (name === from ? 'to' : name);
        const expected = withSizes(
          sizes.map((upTo) => Object.fromEntries(Object.entries(upTo).map(([name, most]) => [renamed(name), most]))),
          renamed(first),
          others.map(renamed),
        );
        expect(optionsOf(edit.value.template)).toEqual(optionsOf(expected));
        expect(renameField(edit.value.template, 'to', from)).toMatchObject({ ok: true, value: { template: before } });
      }),
      propertyRuns(),
    );
  });
});

it('A fieldNames that is no list is rejected', () => {
  const places: unknown = 'sizes';
  const description = { name: 'test:odd', options: z.looseObject({}), domain: () => ({ kind: 'free' }) } as const;
  expect(() => defineFieldType(Object.assign({ fieldNames: places }, description) as never)).toThrow(/fieldNames/);
});
