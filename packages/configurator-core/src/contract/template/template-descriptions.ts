import type * as z from 'zod/mini';
import { computationSchema } from '../conditions/computation.schema.ts';
import { conditionForms, conditionSchema, logicSchema } from '../conditions/condition.ts';
import { countedSchemas, percentSchema, tableAmountSchema } from '../prices/price-amount.schema.ts';
import { type CountedForm, countedFormNames } from '../prices/price-amount.ts';
import {
  axisSchema,
  optionsAxisSchema,
  priceTableSchema,
  rangeSchema,
  rangesAxisSchema,
} from '../prices/price-table.schema.ts';
import { quantityBreakSchema } from '../prices/quantity-break.schema.ts';
import type { absent } from '../primitives/primitives.schema.ts';
import { translatedTextSchema, translatedTextsSchema, translationsSchema } from '../primitives/translations.schema.ts';
import { fieldOptionsSchema } from './field-options.schema.ts';
import { imageSourceSchema, optionImageSchema } from './option-image.schema.ts';
import { expectedIssueSchema, expectedSchema, scenarioSchema } from './scenario.schema.ts';
import { partSchemas, templateSchema, validationRulesSchema } from './template.schema.ts';

/** JSON Schema annotations of a schema. */
export interface SchemaDescription {
  readonly schema: z.core.$ZodType;
  /** Makes the schema a definition with this name. */
  readonly id?: string;
  readonly description?: string;
  /** One text per key of an object. */
  readonly keys?: Readonly<Record<string, string>>;
}

type ShapeOf<S extends z.core.$ZodObject> = S['_zod']['def']['shape'];

/** One text per key, except keys that must be absent. */
export type KeyTexts<S extends z.core.$ZodObject> = {
  readonly [K in keyof ShapeOf<S> as ShapeOf<S>[K] extends typeof absent ? never : K]: string;
};

/** Describes the keys of an object. A missing text is a type error. */
function keysOf<S extends z.core.$ZodObject>(schema: S, keys: KeyTexts<S>): SchemaDescription {
  return { schema, keys };
}

/** Describes an object that becomes a definition. */
function definition<S extends z.core.$ZodObject>(
  id: string,
  schema: S,
  description: string,
  keys: KeyTexts<S>,
): SchemaDescription {
  return { schema, id, description, keys };
}

const id = 'Identifies it within the template.';
const order_index = 'Place among its siblings. Without one, the place in the list counts.';
const translations = 'Its texts in other languages.';
const placed = { order_index, conditional_display: 'When it is shown. Without one, always.', translations };
const [ruleSchema, allSchema, anySchema, notSchema, logicConditionSchema] = conditionForms;

const countedForms: Readonly<Record<CountedForm, SchemaDescription>> = {
  per_character: definition(
    'per_character_amount',
    countedSchemas.per_character,
    'A price for each character of a text.',
    {
      per_character: 'Cents for each character, with up to four decimals.',
      field: 'Name or id of the text field.',
      included: 'Characters that cost nothing.',
    },
  ),
  per_unit: definition('per_unit_amount', countedSchemas.per_unit, 'A price for each unit of a number.', {
    per_unit: 'Cents for each unit, with up to four decimals.',
    field: 'Name or id of the number field.',
    included: 'Units that cost nothing.',
  }),
};

/**
 * The texts of `template.schema.json`. Separate from the schemas, so that pages that parse templates do not load them.
 * Typed by the schemas, so that a new key requires a text.
 */
export const templateDescriptions: readonly SchemaDescription[] = [
  keysOf(templateSchema, {
    id: 'Identifies the template.',
    format: 'Number of the wire format. A template without one is migrated from the oldest format.',
    version: 'Number of the published version.',
    name: 'Name of the template in the administration.',
    description: 'Note for the administration.',
    language: 'Language of the texts, as BCP 47.',
    currency: 'Currency of all amounts, as ISO 4217. Cents in other keys are its minor units: yen for JPY.',
    translations,
    configurator_type: 'The built-in product that it configures, for example dog-coat.',
    price_rules: 'Charges and discounts beyond the chosen options.',
    quantity_breaks: 'From how many pieces of one cart line on each costs less.',
    sections: 'The steps of the configurator, in order.',
    scenarios: 'Tests of the template: values with expected results.',
  }),
  definition('section', partSchemas.section, 'One step of the configurator.', {
    id: 'Key of the section in `configuratorSettings`.',
    title: 'Heading of the step.',
    description: 'Text below the heading.',
    groups: 'Its groups, in order.',
    ...placed,
  }),
  definition('group', partSchemas.group, 'Fields that are shown together.', {
    id,
    title: 'Heading of the group.',
    description: 'Text below the heading.',
    layout: 'How its fields are laid out. Vertical by default.',
    fields: 'Its fields, in order.',
    ...placed,
  }),
  definition(
    'field',
    partSchemas.field,
    'An input of the configurator, a value computed from others, or content that is only shown.',
    {
      id,
      name: 'What rules and orders know the field by. Unique in the template.',
      field_type: 'The kind of field.',
      label: 'What the shopper is asked for.',
      placeholder: 'Shown while the field is empty.',
      tooltip: 'Explanation beside the label.',
      is_required: 'Whether it must be filled while it is shown.',
      default_value: 'Start value: a text, a number, true, or a list of option values.',
      validation_rules: 'Bounds of the value.',
      additional_options: 'Settings of its type. A host type may add keys.',
      options: 'Its choices, in order.',
      computed: 'How its value is derived. Only a computed field has one.',
      ...placed,
    },
  ),
  keysOf(fieldOptionsSchema, {
    unit: 'Unit of a number or a computed number, such as `cm`.',
    hint: 'Help text below the input.',
    rows: 'Rows of a text area. 3 by default.',
    display: 'Layout of the options. Samples for colors, otherwise a list by default.',
    html: 'Content of a static text.',
    url: 'Address of an embedded page.',
    accept: 'Files that are accepted. All kinds by default.',
    cutOff: 'Whether typing stops at `maxLength`.',
    plausibility:
      'Makes a checkbox a plausibility check: the sentence that asks about the values read by its condition. `{name}` inserts a number.',
    texts: 'Labels of the texts that a computed field can have, by text.',
  }),
  keysOf(validationRulesSchema, {
    min: 'Smallest number.',
    max: 'Largest number.',
    step: 'Distance between numbers, counted from `min`, or from 0.',
    integer: 'Whether only whole numbers are valid.',
    minLength: 'Fewest characters, counted as graphemes.',
    maxLength: 'Most characters, counted as graphemes.',
    pattern: 'Regular expression that the whole text must match. Without back references and lookarounds.',
    email: 'Whether the text must be an email address.',
    greaterThanField:
      'Name or id of a number field that must hold less. Ignored while one of the two is hidden or empty.',
    lessThanField: 'Name or id of a number field that must hold more. Ignored while one of the two is hidden or empty.',
    maxFiles: 'Most files of a file field. 1 by default.',
    maxFileBytes: 'Largest size of each stored file in bytes.',
    message: 'Replaces the default message of every bound, except of a comparison with another field.',
  }),
  definition('option', partSchemas.option, 'A choice of a field.', {
    id,
    label: 'What the shopper reads.',
    value: 'What rules and orders know the choice by.',
    additional_price:
      'Surcharge in whole units of the currency, gross, rounded to minor units: a number, or a decimal text with a point or a comma.',
    is_default: 'Whether it is chosen at the start.',
    color_value: 'CSS color of its swatch.',
    image: 'What it looks like.',
    material:
      'Key of the material it is made of. While the host says that it cannot be had, the option cannot be chosen.',
    ...placed,
  }),
  definition('option_image', optionImageSchema, 'What an option looks like.', {
    url: 'Address of the picture: http, https, or a path of the site.',
    alt: 'What the picture shows, for who cannot see it. The label of the option is read in any case.',
    sources: 'The same picture in several widths. The page takes the one that fits.',
  }),
  keysOf(imageSourceSchema, { url: 'Address of the file.', width: 'Width of the file in pixels.' }),
  definition('computation', computationSchema, 'How the value of a computed field is derived from other fields.', {
    result: 'What the expression gives.',
    logic: 'The expression. Arithmetic over an empty or hidden field gives nothing.',
    decimals: 'Digits after the comma of a number, which is rounded half up. 2 by default.',
    internal: 'Whether it is left out of what the shopper sees. Orders keep it.',
  }),
  { schema: conditionSchema, id: 'condition', description: 'A rule, a combination of conditions, or JSON Logic.' },
  definition('rule', ruleSchema, 'A comparison with the value of one field.', {
    field: 'Name or id of the field that is read.',
    operator: 'How the value is compared.',
    value: 'What the value is compared with. Nothing equals null.',
  }),
  keysOf(allSchema, { all: 'Holds if every condition holds.' }),
  keysOf(anySchema, { any: 'Holds if at least one condition holds.' }),
  keysOf(notSchema, { not: 'Holds if the condition does not.' }),
  keysOf(logicConditionSchema, { logic: 'Holds if the expression gives a truthy value.' }),
  {
    schema: logicSchema,
    id: 'logic',
    description: 'A JSON Logic expression over the shown, filled values by field name.',
  },
  definition('price_rule', partSchemas.price_rule, 'A charge or a discount that applies while its condition holds.', {
    id,
    label: 'Label of the price line.',
    when: 'When it applies. Without one, always.',
    amount:
      'Cents: a number, a share of the price, a price for each character or unit, a table, or a JSON Logic expression.',
    minimum: 'Least cents of the line, without its sign. An amount of 0 stays no line.',
    maximum: 'Most cents of the line, without its sign.',
    discount: 'Whether the amount may be negative.',
    order_index,
    translations,
  }),
  definition('percent_amount', percentSchema, 'A share of the price.', {
    percent: 'Percent, with up to four decimals. Negative only for a discount.',
    of: 'Of the base price, or of the subtotal: base, options and all rules but those of the subtotal.',
  }),
  ...countedFormNames.map((form) => countedForms[form]),
  keysOf(tableAmountSchema, { table: 'Cents by one or two fields.' }),
  definition('price_table', priceTableSchema, 'Amounts by one field or by two.', {
    columns: 'The field whose values are side by side.',
    rows: 'The field whose values are below each other. Without one, there is one row.',
    cells: 'Cents, row by row. Null where there is no price.',
    gap: 'What happens to a number between two ranges, or below all: rejected, or charged as the next greater range.',
    message: 'Shown where the table has no price. Replaces the default message.',
  }),
  {
    schema: axisSchema,
    id: 'table_axis',
    description: 'One side of a table: ranges of a number field, or options of a choice.',
  },
  keysOf(rangesAxisSchema, {
    field: 'Name or id of a number field.',
    ranges: 'Its ranges. A number in several of them counts for the first.',
  }),
  keysOf(optionsAxisSchema, {
    field: 'Name or id of a field with options of which one is chosen.',
    options: 'Values of its options.',
  }),
  keysOf(rangeSchema, { from: 'Smallest number.', to: 'Largest number, itself in the range.' }),
  definition('quantity_break', quantityBreakSchema, 'A lower price of each piece, by percent, by cents or by both.', {
    from: 'Fewest pieces of one cart line.',
    label: 'Label of the price line.',
    percent: 'Percent off the price of one piece, with up to four decimals.',
    amount: 'Cents off the price of one piece.',
    translations,
  }),
  definition(
    'scenario',
    scenarioSchema,
    'Values with what they must result in: a test that is kept with the template.',
    {
      id,
      name: 'What it shows, in a few words.',
      values: 'Values by field name; what is left out is empty.',
      base_price: 'Base price in cents.',
      quantity: 'Pieces of the cart line, which decide the quantity break; 1 if left out.',
      expected: 'The result at the time of recording.',
    },
  ),
  keysOf(expectedSchema, {
    visible: 'Names of the fields that are shown.',
    issues: 'What is wrong with the values.',
    total: 'Price of one piece in cents, with the quantity break that applies.',
  }),
  {
    schema: translationsSchema,
    id: 'translations',
    description: 'Texts in other languages, by language (BCP 47). At most 50 languages.',
  },
  {
    schema: translatedTextsSchema,
    id: 'translated_texts',
    description: 'Translated texts by key, for example label or validation_rules.message.',
  },
  definition('translated_text', translatedTextSchema, 'A text in another language.', {
    text: 'The text in that language.',
    of: 'The text that it translates. Where the part has another one now, the translation is outdated.',
  }),
  keysOf(expectedIssueSchema, {
    field: 'Name of the field.',
    code: 'Code of the issue, for example required.',
  }),
];
