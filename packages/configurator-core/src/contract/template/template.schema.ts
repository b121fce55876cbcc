import * as z from 'zod/mini';
import { computationSchema } from '../conditions/computation.schema.ts';
import { conditionSchema } from '../conditions/condition.ts';
import { amountSchema } from '../prices/price-amount.schema.ts';
import { quantityBreaksSchema } from '../prices/quantity-break.schema.ts';
import { Pattern } from '../primitives/pattern.ts';
import {
  type DeepReadonly,
  filled,
  flag,
  type Known,
  number,
  text,
  wholeNumber,
} from '../primitives/primitives.schema.ts';
import { unreservedName } from '../primitives/reserved-name.ts';
import { languageSchema, translationsSchema } from '../primitives/translations.schema.ts';
import { fieldOptionsSchema } from './field-options.schema.ts';
import { MAX_FILES } from './file-kinds.ts';
import { optionImageSchema } from './option-image.schema.ts';
import { scenarioSchema } from './scenario.schema.ts';
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
  'file',
] as const;

/** Possible layouts of a group. */
export const groupLayouts = ['vertical', 'horizontal', 'grid'] as const;

/** Upper limit of `minimum` and `maximum` of a price rule in minor units: a million euros. */
const MAX_CENTS = 100_000_000;

const unreserved = () => filled().check(z.regex(unreservedName, 'reserved_name'));

/** For every part with texts. */
const translations = z.nullish(translationsSchema);

/** Common keys of sections, groups, fields and options. */
const placed = {
  order_index: number(),
  conditional_display: z.nullish(conditionSchema),
  translations,
};
const id = filled();

/** Number of a published version. */
export const version = z.number().check(z.multipleOf(1), z.minimum(0));

/** The limit of a currency is checked when its amounts are read. */
const price = z.union(
  [
    z.number().check(z.minimum(0, 'negative_price'), z.maximum(MAX_CENTS, 'invalid_price')),
    z
      .string()
      .check(
        z.regex(/^\s*[+-]?(\d{1,9}([.,]\d{0,20})?|[.,]\d{1,20})\s*$/, 'invalid_price'),
        z.regex(/^(?!\s*-.*[1-9])/, 'negative_price'),
      ),
  ],
  'invalid_price',
);

const optionSchema = z.looseObject({
  id,
  label: z.string(),
  value: filled(),
  additional_price: z.nullish(price),
  is_default: flag(),
  color_value: text(),
  image: z.nullish(optionImageSchema),
  material: text(),
  ...placed,
});

/** Validation rules of a field. */
export const validationRulesSchema = z.looseObject({
  min: number(),
  max: number(),
  step: number(),
  integer: flag(),
  minLength: number(),
  maxLength: number(),
  pattern: z.nullish(
    z.string().check(
      z.refine((source) => source === '' || Pattern.read(source) instanceof Pattern, {
        error: ({ input }) => `${Pattern.read(String(input))}_pattern`,
      }),
    ),
  ),
  email: flag(),
  greaterThanField: text(),
  lessThanField: text(),
  maxFiles: z.nullish(z.number().check(z.multipleOf(1), z.minimum(1), z.maximum(MAX_FILES))),
  maxFileBytes: z.nullish(z.number().check(z.multipleOf(1), z.minimum(1))),
  message: text(),
});

const builtIn: ReadonlySet<unknown> = new Set(fieldTypes);

/** Name of a host field type: a prefix of the host and a name, such as `shop:date`. */
const customName = /^[a-z][a-z0-9-]{0,30}:[a-z][a-z0-9-]{0,30}$/;

/** Checks only the format. `parseTemplate` rejects host types that are not passed to it. */
export const fieldTypeSchema = z.custom<FieldType | CustomFieldTypeName>(
  (name) => builtIn.has(name) || (typeof name === 'string' && customName.test(name)),
  'invalid_value',
);

const fieldSchema = z
  .looseObject({
    id,
    name: unreserved(),
    field_type: fieldTypeSchema,
    label: text(),
    placeholder: text(),
    tooltip: text(),
    is_required: flag(),
    default_value: z.optional(z.unknown()),
    validation_rules: z.nullish(validationRulesSchema),
    additional_options: z.nullish(fieldOptionsSchema),
    options: z.nullish(z.array(optionSchema)),
    computed: z.nullish(computationSchema),
    ...placed,
  })
  .check(
    z.refine(({ field_type, computed }) => field_type !== 'computed' || (computed ?? null) !== null, {
      path: ['computed'],
      error: 'missing',
    }),
  );

const groupSchema = z.looseObject({
  id,
  title: text(),
  description: text(),
  layout: z.nullish(z.enum(groupLayouts)),
  fields: z.nullish(z.array(fieldSchema)),
  ...placed,
});

const sectionSchema = z.looseObject({
  id: unreserved(),
  title: text(),
  description: text(),
  groups: z.nullish(z.array(groupSchema)),
  ...placed,
});

const priceRuleSchema = z
  .looseObject({
    id,
    label: z.string(),
    when: z.nullish(conditionSchema),
    amount: amountSchema,
    minimum: z.nullish(wholeNumber(MAX_CENTS)),
    maximum: z.nullish(wholeNumber(MAX_CENTS)),
    discount: flag(),
    order_index: placed.order_index,
    translations,
  })
  .check(
    z.refine(({ minimum, maximum }) => (minimum ?? 0) <= (maximum ?? Number.POSITIVE_INFINITY), {
      error: 'invalid_value',
      path: ['maximum'],
    }),
  );

/** A template in the wire format, as returned by `get_complete_form`. The only definition of its keys. */
export const templateSchema = z.looseObject({
  id: filled(),
  format: z.nullish(z.number().check(z.multipleOf(1), z.maximum(TEMPLATE_FORMAT))),
  version: z.nullish(version),
  name: z.string(),
  description: text(),
  language: z.nullish(languageSchema),
  currency: z.nullish(z.string().check(z.regex(/^[A-Z]{3}$/, 'invalid_value'))),
  translations,
  configurator_type: text(),
  price_rules: z.nullish(z.array(priceRuleSchema)),
  quantity_breaks: quantityBreaksSchema,
  sections: z.array(sectionSchema),
  scenarios: z.nullish(z.array(scenarioSchema)),
});

/** The schema of each kind of part. */
export const partSchemas = {
  section: sectionSchema,
  group: groupSchema,
  field: fieldSchema,
  option: optionSchema,
  price_rule: priceRuleSchema,
};

/** A field type of a form template. */
export type FieldType = (typeof fieldTypes)[number];

/** Name of a host field type, with a prefix of the host: `shop:date`. */
export type CustomFieldTypeName = `${string}:${string}`;

/** Layout of a group. */
export type GroupLayout = (typeof groupLayouts)[number];

/** Validation rules of a field. Unknown keys are kept. */
export type ValidationRules = Readonly<Known<z.output<typeof validationRulesSchema>>>;

/** A template in the wire format. */
export type TemplateJson = DeepReadonly<z.input<typeof templateSchema>>;

/** Kind of part. */
export type PartKind = keyof typeof partSchemas;

/** The parts of a template in the wire format, by kind. */
export type PartJson = { readonly [K in PartKind]: DeepReadonly<z.input<(typeof partSchemas)[K]>> };

/** A template accepted by the schema. */
export type AcceptedTemplate = z.output<typeof templateSchema>;

/** The parts accepted by their schemas, by kind. */
export type AcceptedPart = { readonly [K in PartKind]: z.output<(typeof partSchemas)[K]> };
