import type { Values } from '../field-types/values/value.ts';

/** A template of some size in several forms, and what operations on it name. */
export interface GrowingTemplate {
  /** The wire format. */
  readonly json: Readonly<Record<string, unknown>>;
  /** A choice with the values `yes` and `no` that everything else depends on. */
  readonly first: string;
  /** Names of all fields. */
  readonly names: readonly string[];
  /** A value for each field. */
  readonly values: Values;
}

type Json = Readonly<Record<string, unknown>>;

const first = 'first';
const isYes = { field: first, operator: 'equals', value: 'yes' };
const choice: Json = {
  name: first,
  field_type: 'dropdown',
  options: [{ value: 'yes' }, { value: 'no', additional_price: 1 }],
  default_value: 'yes',
};

function numbered<T>(size: number, make: (number: number) => T): readonly T[] {
  return Array.from({ length: size }, (_, number) => make(number));
}

function withIds(parts: readonly Json[], kind: string): readonly Json[] {
  return parts.map((part, order_index) => ({
    id: `${kind}-${part.name ?? part.value ?? order_index}`,
    order_index,
    ...part,
  }));
}

function fieldOf(field: Json): Json {
  const options = Array.isArray(field.options) ? withIds(field.options, `${field.name}`) : [];
  return {
    label: 'Field',
    ...field,
    options: options.map((option) => ({ label: 'Option', ...option })),
  };
}

function templateOf(sections: readonly (readonly Json[])[], more: Json = {}, section: Json = {}): GrowingTemplate {
  const fields = sections.flat();
  return {
    json: {
      id: 'growing',
      name: 'Growing',
      sections: sections.map((own, index) => ({
        id: `section-${index}`,
        title: 'Section',
        order_index: index,
        ...(index > 0 && section),
        groups: [{ id: `group-${index}`, order_index: 0, fields: withIds(own.map(fieldOf), 'field') }],
      })),
      ...more,
    },
    first,
    names: fields.map(({ name }) => String(name)),
    values: Object.fromEntries(
      fields.flatMap(({ name, field_type, options }) => {
        const chosen: readonly string[] = Array.isArray(options) ? options.map(({ value }) => value) : ['x'];
        if (field_type === 'computed') return [];
        return [[name, field_type === 'checkbox' ? chosen : chosen[0]]];
      }),
    ),
  };
}

/** Templates in the shapes whose work has grown faster than their size before, by what grows. */
export const growingTemplates: Readonly<Record<string, (size: number) => GrowingTemplate>> = {
  'fields that depend on one': (size) =>
    templateOf(
      [
        [
          choice,
          ...numbered(size, (number) => ({
            name: `f${number}`,
            field_type: 'dropdown',
            conditional_display: isYes,
            is_required: true,
            options: [
              { value: 'a', additional_price: 2, is_default: true },
              { value: 'b', additional_price: 3, conditional_display: isYes },
            ],
          })),
        ],
      ],
      {
        price_rules: numbered(size, (number) => ({
          label: 'Rule',
          when: { any: [isYes, { field: `f${number}`, operator: 'equals', value: 'a' }] },
          amount: 100,
        })),
      },
    ),
  'a chain of computed fields': (size) =>
    templateOf([
      [
        choice,
        ...numbered(size, (number) => ({
          name: `c${number}`,
          field_type: 'computed',
          computed: { result: 'text', logic: { var: number === 0 ? first : `c${number - 1}` } },
        })),
      ],
    ]),
  'fields that each depend on the one before': (size) =>
    templateOf([
      [
        choice,
        ...numbered(size, (number) => ({
          name: `f${number}`,
          field_type: 'dropdown',
          conditional_display: number === 0 ? isYes : { field: `f${number - 1}`, operator: 'equals', value: 'yes' },
          options: [{ value: 'yes' }, { value: 'no' }],
          default_value: 'yes',
        })),
      ],
    ]),
  'sections that depend on one field': (size) =>
    templateOf(
      [[choice], ...numbered(size, (number) => [{ name: `f${number}`, field_type: 'text' }])],
      {},
      { conditional_display: isYes },
    ),
  'options of equal labels': (size) =>
    templateOf([
      [
        choice,
        {
          name: 'many',
          field_type: 'checkbox',
          options: numbered(size, (number) => ({
            value: `v${number}`,
            additional_price: number,
            conditional_display: number % 2 === 0 ? isYes : null,
          })),
        },
      ],
    ]),
};

/** A template that does not compile: all fields have the same name and label. */
export function templateOfEqualNames(size: number): GrowingTemplate {
  const equal = { name: 'equal', field_type: 'dropdown', options: [{ value: 'yes' }], conditional_display: isYes };
  const growing = templateOf([[choice, ...numbered(size, (number) => ({ id: `equal-${number}`, ...equal }))]], {
    price_rules: numbered(size, () => ({ label: 'Rule', when: isYes, amount: 100 })),
  });
  return { ...growing, names: [first, 'equal'] };
}

/** Forms of other libraries, with equal and with different names. */
export const growingForms: Readonly<Record<string, (size: number) => { readonly survey: Json; readonly form: Json }>> =
  {
    'equal names': (size) => formsOf(size, () => 'equal'),
    'different names': (size) => formsOf(size, (number) => `f${number}`),
  };

function formsOf(size: number, nameOf: (number: number) => string): { readonly survey: Json; readonly form: Json } {
  const questions = numbered(size, (number) => ({
    type: 'dropdown',
    name: nameOf(number),
    choices: ['a', 'b'],
    visibleIf: `{${nameOf(0)}} = 'a'`,
  }));
  const properties = Object.fromEntries(
    numbered(size, (number) => [`f${number}`, { type: 'string', enum: ['a', 'b'] }]),
  );
  const rule = { effect: 'SHOW', condition: { scope: '#/properties/f0', schema: { const: 'a' } } };
  const elements = numbered(size, (number) => ({
    type: 'Control',
    scope: `#/properties/${nameOf(number) === 'equal' ? 'f1' : nameOf(number)}`,
    rule,
  }));
  return {
    survey: { title: 'Survey', pages: [{ name: 'page', elements: questions }] },
    form: { schema: { type: 'object', properties }, uischema: { type: 'VerticalLayout', elements } },
  };
}
