import { describe, expectTypeOf, it } from 'vitest';
import {
  effectiveValuesOf,
  evaluate,
  type FileReference,
  loadConfigurator,
  type TemplateLiteral,
  type ValuesOf,
} from './index.ts';

type FieldLiteral = NonNullable<NonNullable<TemplateLiteral['sections'][number]['groups']>[number]['fields']>[number];

const coat = {
  $schema: './node_modules/configurator-core/template.schema.json',
  id: 'coat',
  name: 'Coat',
  format: 3,
  'x-owner': 'workshop',
  sections: [
    {
      id: 'measures',
      groups: [
        {
          id: 'body',
          fields: [
            { id: 'f1', name: 'chest', field_type: 'number', validation_rules: { min: 20 } },
            { id: 'f2', name: 'note', field_type: 'textarea' },
            { id: 'f3', name: 'reflective', field_type: 'checkbox' },
          ],
        },
        { id: 'texts', fields: [{ id: 'f4', name: 'help', field_type: 'static_text' }] },
      ],
    },
    {
      id: 'fabric',
      groups: [
        {
          id: 'choices',
          fields: [
            {
              id: 'f5',
              name: 'lining',
              field_type: 'radio',
              options: [
                { id: 'o1', label: 'Fleece', value: 'fleece', additional_price: 8 },
                { id: 'o2', label: 'None', value: 'none' },
              ],
              conditional_display: { field: 'chest', operator: 'greater_than', value: 30 },
            },
            {
              id: 'f6',
              name: 'extras',
              field_type: 'checkbox',
              options: [{ id: 'o3', label: 'Hood', value: 'hood' }],
            },
            { id: 'f7', name: 'trim', field_type: 'color' },
            { id: 'f8', name: 'photo', field_type: 'file' },
            { id: 'f9', name: 'area', field_type: 'computed', computed: { result: 'number', logic: { var: 'chest' } } },
            { id: 'f10', name: 'day', field_type: 'shop:date', additional_options: { earliest: '2026-12-01' } },
          ],
        },
      ],
    },
  ],
} as const satisfies TemplateLiteral;

describe('ValuesOf', () => {
  it('The values of a template literal have the types of its fields', () => {
    expectTypeOf<ValuesOf<typeof coat>>().toEqualTypeOf<{
      readonly chest?: number;
      readonly note?: string;
      readonly reflective?: boolean;
      readonly lining?: 'fleece' | 'none';
      readonly extras?: readonly 'hood'[];
      readonly trim?: string;
      readonly photo?: readonly FileReference[];
      readonly area?: number;
      readonly day?: unknown;
    }>();
  });

  it('A wrong option and an unknown field are type errors', () => {
    // @ts-expect-error Wool is no option.
    const wrongOption: ValuesOf<typeof coat> = { lining: 'wool' };
    // @ts-expect-error There is no such field.
    const wrongField: ValuesOf<typeof coat> = { chst: 60 };
    expectTypeOf([wrongOption, wrongField]).toBeArray();
  });

  it('Typed values are evaluated', () => {
    const { 'x-owner': _, sections, ...rest } = coat;
    const loaded = loadConfigurator({ ...rest, sections: sections.slice(0, 1) });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const values: ValuesOf<typeof coat> = { chest: 62 };
    expectTypeOf(effectiveValuesOf(evaluate(loaded.value, { ...values } as { chest: number }))).toBeObject();
  });
});

describe('TemplateLiteral', () => {
  it('Misspelled keys are type errors at every level', () => {
    const root = { id: 't', name: 'T', sections: [] } as const satisfies TemplateLiteral;
    expectTypeOf(root).toExtend<TemplateLiteral>();
    // @ts-expect-error `sectons` is no key.
    ({ ...root, id: 't', name: 'T', sections: [], sectons: [] }) satisfies TemplateLiteral;
    // @ts-expect-error `titel` is no key of a section.
    ({ id: 't', name: 'T', sections: [{ id: 's', titel: 'S' }] }) satisfies TemplateLiteral;
    const field = { id: 'f', name: 'f', field_type: 'number' } as const;
    // @ts-expect-error `mni` is no rule.
    ({ ...field, validation_rules: { mni: 3 } }) satisfies FieldLiteral;
    ({ ...field, 'x-note': 1, additional_options: { ofHost: 1 } }) satisfies FieldLiteral;
  });
});
