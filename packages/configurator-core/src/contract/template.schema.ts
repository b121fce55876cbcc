import * as z from 'zod/mini';
import { conditionSchema, logicSchema } from './condition.ts';
import { describe } from './describe.ts';
import { Pattern } from './pattern.ts';
import { amountSchema } from './price-amount.schema.ts';
import { unreservedName } from './reserved-name.ts';
import { TEMPLATE_FORMAT } from './template.migrations.ts';

/** The field types of a form template. */
export const fieldTypes = [
  'text',
  'textarea',
  'number',
  'dropdown',
  'radio',
  'checkbox',
  'color',
  'static_text',
  'iframe',
  'computed',
] as const;

/** What the expression of a computed field gives. */
const computedResults = ['number', 'text', 'boolean'] as const;

/** Most decimals of a computed number. */
const MOST_DECIMALS = 6;

/** How the fields of a group can be laid out. */
export const groupLayouts = ['vertical', 'horizontal', 'grid'] as const;

/** No price of a scenario is larger than ten million euros. */
const MOST_CENTS = 1_000_000_000;

const text = () => z.nullish(z.string());
const number = () => z.nullish(z.number());
const flag = () => z.nullish(z.boolean());
/** A text that is not empty. */
export const filled = () => z.string().check(z.minLength(1));
const unreserved = () => z.string().check(z.minLength(1), z.regex(unreservedName, 'reserved_name'));

/** What sections, groups, fields and options have in common. */
const placed = {
  order_index: describe('Place among its siblings. Without one, the place in the list counts.', number()),
  conditional_display: describe('When it is shown. Without one, always.', z.nullish(conditionSchema)),
};
const id = describe('Identifies it within the template.', filled());

/** Number of a published version. */
export const version = z.number().check(z.multipleOf(1), z.minimum(0));

const price = z.union(
  [
    z.number().check(z.minimum(0, 'negative_price'), z.maximum(1_000_000, 'invalid_price')),
    z
      .string()
      .check(
        z.regex(/^\s*[+-]?(\d{1,6}([.,]\d{0,20})?|[.,]\d{1,20})\s*$/, 'invalid_price'),
        z.regex(/^(?!\s*-.*[1-9])/, 'negative_price'),
      ),
  ],
  'invalid_price',
);

const optionSchema = describe(
  'A choice of a field.',
  z.looseObject({
    id,
    label: describe('What the shopper reads.', z.string()),
    value: describe('What rules and orders know the choice by.', filled()),
    additional_price: describe(
      'Surcharge in EUR, gross, rounded to cents: a number, or a decimal text with a point or a comma.',
      z.nullish(price),
    ),
    is_default: describe('Whether it is chosen at the start.', flag()),
    color_value: describe('CSS color of its swatch.', text()),
    ...placed,
  }),
  'option',
);

/** The bounds of a field. */
const validationRulesSchema = z.looseObject({
  min: describe('Smallest number.', number()),
  max: describe('Largest number.', number()),
  step: describe('Distance between numbers, counted from `min`, or from 0.', number()),
  integer: describe('Whether only whole numbers are valid.', flag()),
  minLength: describe('Fewest characters, counted as graphemes.', number()),
  maxLength: describe('Most characters, counted as graphemes.', number()),
  pattern: describe(
    'Regular expression that the whole text must match. Without back references and lookarounds.',
    z.nullish(
      z.string().check(
        z.refine((source) => source === '' || Pattern.read(source) instanceof Pattern, {
          error: ({ input }) => `${Pattern.read(String(input))}_pattern`,
        }),
      ),
    ),
  ),
  email: describe('Whether the text must be an email address.', flag()),
  greaterThanField: describe(
    'Name or id of a number field that must hold less. Ignored while one of the two is hidden or empty.',
    text(),
  ),
  lessThanField: describe(
    'Name or id of a number field that must hold more. Ignored while one of the two is hidden or empty.',
    text(),
  ),
  message: describe('Replaces the default message of every bound, except of a comparison with another field.', text()),
});

/** How the value of a computed field is derived. */
const computationSchema = describe(
  'How the value of a computed field is derived from other fields.',
  z.looseObject({
    result: describe('What the expression gives.', z.enum(computedResults)),
    logic: describe(
      'The expression. Arithmetic over an empty or hidden field gives nothing.',
      z.nonoptional(logicSchema),
    ),
    decimals: describe(
      'Digits after the comma of a number, which is rounded half up. 2 by default.',
      z.nullish(z.number().check(z.multipleOf(1), z.minimum(0), z.maximum(MOST_DECIMALS))),
    ),
    internal: describe('Whether it is left out of what the shopper sees. Orders keep it.', flag()),
  }),
  'computation',
);

const fieldSchema = describe(
  'An input of the configurator, a value computed from others, or content that is only shown.',
  z
    .looseObject({
      id,
      name: describe('What rules and orders know the field by. Unique in the template.', unreserved()),
      field_type: describe('The kind of field.', z.enum(fieldTypes)),
      label: describe('What the shopper is asked for.', text()),
      placeholder: describe('Shown while the field is empty.', text()),
      tooltip: describe('Explanation beside the label.', text()),
      is_required: describe('Whether it must be filled while it is shown.', flag()),
      default_value: describe(
        'Start value: a text, a number, true, or a list of option values.',
        z.optional(z.unknown()),
      ),
      validation_rules: describe('Bounds of the value.', z.nullish(validationRulesSchema)),
      additional_options: describe(
        'Presentation by key: `unit`, `html` (static_text), `url` (iframe), `cutOff`, `rows`, …',
        z.nullish(z.looseObject({})),
      ),
      options: describe('Its choices, in order.', z.nullish(z.array(optionSchema))),
      computed: describe('How its value is derived. Only a computed field has one.', z.nullish(computationSchema)),
      ...placed,
    })
    .check(
      z.refine(({ field_type, computed }) => field_type !== 'computed' || (computed ?? null) !== null, {
        path: ['computed'],
        error: 'missing',
      }),
    ),
  'field',
);

const groupSchema = describe(
  'Fields that are shown together.',
  z.looseObject({
    id,
    title: describe('Heading of the group.', text()),
    description: describe('Text below the heading.', text()),
    layout: describe('How its fields are laid out. Vertical by default.', z.nullish(z.enum(groupLayouts))),
    fields: describe('Its fields, in order.', z.nullish(z.array(fieldSchema))),
    ...placed,
  }),
  'group',
);

const sectionSchema = describe(
  'One step of the configurator.',
  z.looseObject({
    id: describe('Key of the section in `configuratorSettings`.', unreserved()),
    title: describe('Heading of the step.', text()),
    description: describe('Text below the heading.', text()),
    groups: describe('Its groups, in order.', z.nullish(z.array(groupSchema))),
    ...placed,
  }),
  'section',
);

const size = () => z.nullish(z.number().check(z.multipleOf(1), z.minimum(0), z.maximum(100_000_000)));

const priceRuleSchema = describe(
  'A charge or a discount that applies while its condition holds.',
  z
    .looseObject({
      id,
      label: describe('Label of the price line.', z.string()),
      when: describe('When it applies. Without one, always.', z.nullish(conditionSchema)),
      amount: describe(
        'Cents: a number, a share of the price, a price for each character or unit, a table, or a JSON Logic expression.',
        amountSchema,
      ),
      minimum: describe('Least cents of the line, without its sign. An amount of 0 stays no line.', size()),
      maximum: describe('Most cents of the line, without its sign.', size()),
      discount: describe('Whether the amount may be negative.', flag()),
      order_index: placed.order_index,
    })
    .check(
      z.refine(({ minimum, maximum }) => (minimum ?? 0) <= (maximum ?? Number.POSITIVE_INFINITY), {
        error: 'invalid_value',
        path: ['maximum'],
      }),
    ),
  'price_rule',
);

const cents = () => z.number().check(z.multipleOf(1), z.minimum(0), z.maximum(MOST_CENTS));

const scenarioSchema = describe(
  'Values with what they must result in: a test that is kept with the template.',
  z.looseObject({
    id,
    name: describe('What it shows, in a few words.', z.string()),
    values: describe('Values by field name; what is left out is empty.', z.looseObject({})),
    base_price: describe('Base price in cents.', cents()),
    expected: describe(
      'The result at the time of recording.',
      z.object({
        visible: describe('Names of the fields that are shown.', z.array(z.string())),
        issues: describe(
          'What is wrong with the values.',
          z.array(
            z.object({
              field: describe('Name of the field.', z.string()),
              code: describe('Code of the issue, for example required.', z.string()),
            }),
          ),
        ),
        total: describe('Total price in cents.', cents()),
      }),
    ),
  }),
  'scenario',
);

/** A template of the wire format, as `get_complete_form` returns it. The single definition of its keys. */
export const templateSchema = z.looseObject({
  id: describe('Identifies the template.', filled()),
  format: describe(
    'Number of the wire format. A template without one is migrated from the oldest format.',
    z.nullish(z.number().check(z.multipleOf(1), z.maximum(TEMPLATE_FORMAT))),
  ),
  version: describe('Number of the published version.', z.nullish(version)),
  name: describe('Name of the template in the administration.', z.string()),
  description: describe('Note for the administration.', text()),
  configurator_type: describe('The built-in product that it configures, for example dog-coat.', text()),
  price_rules: describe('Charges and discounts beyond the chosen options.', z.nullish(z.array(priceRuleSchema))),
  sections: describe('The steps of the configurator, in order.', z.nullish(z.array(sectionSchema))),
  scenarios: describe('Tests of the template: values with expected results.', z.nullish(z.array(scenarioSchema))),
});

/** The schema of each kind of part. */
export const partSchemas = {
  section: sectionSchema,
  group: groupSchema,
  field: fieldSchema,
  option: optionSchema,
  price_rule: priceRuleSchema,
};

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** Leaves out the index signature of unknown keys. */
type Known<T> = { [K in keyof T as string extends K ? never : K]: T[K] };

/** A field type of a form template. */
export type FieldType = (typeof fieldTypes)[number];

/** How the fields of a group are laid out. */
export type GroupLayout = (typeof groupLayouts)[number];

/** The bounds of a field; unknown keys are kept. */
export type ValidationRules = Readonly<Known<z.output<typeof validationRulesSchema>>>;

/** A scenario on the wire. */
export type ScenarioJson = DeepReadonly<z.input<typeof scenarioSchema>>;

/** A scenario that its schema accepts. */
export type AcceptedScenario = z.output<typeof scenarioSchema>;

/** What the expression of a computed field gives. */
export type ComputedResult = (typeof computedResults)[number];

/** How the value of a computed field is derived; unknown keys are kept. */
export type Computation = Readonly<Known<z.output<typeof computationSchema>>>;

/** A template on the wire. */
export type TemplateJson = DeepReadonly<z.input<typeof templateSchema>>;

/** A kind of part. */
export type PartKind = keyof typeof partSchemas;

/** A part of a template on the wire, by its kind. */
export type PartJson = { readonly [K in PartKind]: DeepReadonly<z.input<(typeof partSchemas)[K]>> };

/** A template that the schema accepts. */
export type AcceptedTemplate = z.output<typeof templateSchema>;

/** A part that its schema accepts, by its kind. */
export type AcceptedPart = { readonly [K in PartKind]: z.output<(typeof partSchemas)[K]> };
