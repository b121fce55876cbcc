import type * as z from 'zod/mini';
import { computationSchema } from '../conditions/computation.schema.ts';
import { conditionForms } from '../conditions/condition.ts';
import { countedSchemas, percentSchema, tableAmountSchema } from '../prices/price-amount.schema.ts';
import { type CountedForm, countedFormNames } from '../prices/price-amount.ts';
import { optionsAxisSchema, priceTableSchema, rangeSchema, rangesAxisSchema } from '../prices/price-table.schema.ts';
import { quantityBreakSchema } from '../prices/quantity-break.schema.ts';
import { translatedTextSchema } from '../primitives/translations.schema.ts';
import { fieldOptionsSchema } from './field-options.schema.ts';
import { imageSourceSchema, optionImageSchema } from './option-image.schema.ts';
import { expectedIssueSchema, expectedSchema, scenarioSchema } from './scenario.schema.ts';
import { partSchemas, templateSchema, validationRulesSchema } from './template.schema.ts';
import type { KeyTexts } from './template-descriptions.ts';

/** What a reader needs to know of a key besides its description. */
export interface KeyFacts {
  readonly example: unknown;
  /** What a template means that leaves the key out; nothing if it then has no such thing. */
  readonly default?: unknown;
  /** The unit of a number, such as `cents`. */
  readonly unit?: string;
}

/** The facts of the keys of one object of the wire format. */
export interface SchemaFacts {
  readonly schema: z.core.$ZodType;
  readonly keys: Readonly<Record<string, KeyFacts>>;
}

/** Gives the facts of the keys of an object. A missing key is a type error. */
function factsOf<S extends z.core.$ZodObject>(
  schema: S,
  keys: { readonly [K in keyof KeyTexts<S>]: KeyFacts },
): SchemaFacts {
  return { schema, keys };
}

const id = { example: 'a1' };
const rule = { field: 'lining', operator: 'equals', value: 'fleece' };
const translations = { example: { en: { label: { text: 'Chest', of: 'Brustumfang' } } } };
const order_index = { example: 0 };
const placed = { order_index, conditional_display: { example: rule }, translations };
const [ruleSchema, allSchema, anySchema, notSchema, logicConditionSchema] = conditionForms;
const option = { id: 'o1', label: 'Fleece', value: 'fleece', additional_price: 8 };
const field = { id: 'f1', name: 'chest', field_type: 'number', label: 'Brustumfang' };
const group = { id: 'g1', fields: [field] };
const range = { from: 40, to: 60 };
const table = { columns: { field: 'width', ranges: [range] }, cells: [[1200]], gap: 'reject' };
const expected = { visible: ['chest'], issues: [], total: 10_700 };
const scenario = { id: 'sc1', name: 'Fleece costs 8 €', values: { lining: 'fleece' }, base_price: 9900, expected };
const priceRule = { id: 'r1', label: 'Express', amount: 1500 };

/** The facts of each counted form. A missing one is a type error. */
const countedFacts: Readonly<Record<CountedForm, SchemaFacts>> = {
  per_character: factsOf(countedSchemas.per_character, {
    per_character: { example: 150, unit: 'cents' },
    field: { example: 'embroidery' },
    included: { example: 3, default: 0, unit: 'characters' },
  }),
  per_unit: factsOf(countedSchemas.per_unit, {
    per_unit: { example: 25, unit: 'cents' },
    field: { example: 'length' },
    included: { example: 100, default: 0, unit: 'the unit of the field' },
  }),
};

/**
 * Examples, defaults and units of all keys, for `template.schema.json` and the reference of the template format. A test
 * checks each example against the schema of its key.
 */
export const templateFacts: readonly SchemaFacts[] = [
  factsOf(templateSchema, {
    id: { example: 'dog-coat' },
    format: { example: 3, default: 1 },
    version: { example: 12 },
    name: { example: 'Hundemantel' },
    description: { example: 'Für die Herbstkollektion' },
    language: { example: 'de' },
    currency: { example: 'CHF', default: 'EUR' },
    translations,
    configurator_type: { example: 'dog-coat' },
    price_rules: { example: [priceRule], default: [] },
    quantity_breaks: { example: [{ from: 10, label: 'Ab 10 Stück', percent: 5 }], default: [] },
    sections: { example: [{ id: 'measures', title: 'Maße', groups: [group] }] },
    scenarios: { example: [scenario], default: [] },
  }),
  factsOf(partSchemas.section, {
    id: { example: 'measures' },
    title: { example: 'Maße' },
    description: { example: 'Bitte im Stehen messen.' },
    groups: { example: [group], default: [] },
    ...placed,
  }),
  factsOf(partSchemas.group, {
    id: { example: 'body' },
    title: { example: 'Rumpf' },
    description: { example: 'Ohne Halsband.' },
    layout: { example: 'grid', default: 'vertical' },
    fields: { example: [field], default: [] },
    ...placed,
  }),
  factsOf(partSchemas.field, {
    id,
    name: { example: 'chest' },
    field_type: { example: 'number' },
    label: { example: 'Brustumfang' },
    placeholder: { example: '62' },
    tooltip: { example: 'Hinter den Vorderbeinen' },
    is_required: { example: true, default: false },
    default_value: { example: 'fleece' },
    validation_rules: { example: { min: 20, max: 120 }, default: {} },
    additional_options: { example: { unit: 'cm' }, default: {} },
    options: { example: [option], default: [] },
    computed: { example: { result: 'number', logic: { '*': [{ var: 'width' }, { var: 'height' }] } } },
    ...placed,
  }),
  factsOf(fieldOptionsSchema, {
    unit: { example: 'cm' },
    hint: { example: '2,5 Jahre' },
    rows: { example: 5, default: 3, unit: 'lines' },
    display: { example: 'cards', default: 'list' },
    html: { example: '<p>Bitte <strong>im Stehen</strong> messen.</p>' },
    url: { example: 'https://videos.example/messen' },
    accept: { example: ['image', 'pdf'], default: ['image', 'pdf'] },
    cutOff: { example: true, default: false },
    plausibility: { example: 'Ungewöhnlich für {weight}. Bitte noch einmal messen.' },
    texts: { example: { small: 'klein', large: 'groß' } },
  }),
  factsOf(validationRulesSchema, {
    min: { example: 20, unit: 'the unit of the field' },
    max: { example: 120, unit: 'the unit of the field' },
    step: { example: 0.5, unit: 'the unit of the field' },
    integer: { example: true, default: false },
    minLength: { example: 2, unit: 'characters' },
    maxLength: { example: 5, unit: 'characters' },
    pattern: { example: '[A-Z]{2}\\d{4}' },
    email: { example: true, default: false },
    greaterThanField: { example: 'neck' },
    lessThanField: { example: 'chest' },
    maxFiles: { example: 3, default: 1, unit: 'files' },
    maxFileBytes: { example: 5_000_000, unit: 'bytes' },
    message: { example: 'Zwischen 20 und 120 cm' },
  }),
  factsOf(partSchemas.option, {
    id,
    label: { example: 'Fleece' },
    value: { example: 'fleece' },
    additional_price: { example: 8, default: 0, unit: 'EUR' },
    is_default: { example: true, default: false },
    color_value: { example: '#1f4d3f' },
    image: { example: { url: '/stoffe/fleece.webp', alt: 'Grüner Fleece' } },
    material: { example: 'fleece-gruen' },
    ...placed,
  }),
  factsOf(optionImageSchema, {
    url: { example: '/stoffe/fleece.webp' },
    alt: { example: 'Grüner Fleece' },
    sources: { example: [{ url: '/stoffe/fleece-320.webp', width: 320 }] },
  }),
  factsOf(imageSourceSchema, {
    url: { example: '/stoffe/fleece-320.webp' },
    width: { example: 320, unit: 'pixels' },
  }),
  factsOf(computationSchema, {
    result: { example: 'number' },
    logic: { example: { '*': [{ var: 'width' }, { var: 'height' }] } },
    decimals: { example: 1, default: 2, unit: 'digits' },
    internal: { example: true, default: false },
  }),
  factsOf(ruleSchema, {
    field: { example: 'lining' },
    operator: { example: 'equals' },
    value: { example: 'fleece' },
  }),
  factsOf(allSchema, { all: { example: [rule] } }),
  factsOf(anySchema, { any: { example: [rule] } }),
  factsOf(notSchema, { not: { example: rule } }),
  factsOf(logicConditionSchema, { logic: { example: { '>': [{ var: 'chest' }, 60] } } }),
  factsOf(partSchemas.price_rule, {
    id,
    label: { example: 'Express' },
    when: { example: rule },
    amount: { example: 1500, unit: 'cents' },
    minimum: { example: 500, unit: 'cents' },
    maximum: { example: 5000, unit: 'cents' },
    discount: { example: true, default: false },
    order_index,
    translations,
  }),
  factsOf(percentSchema, {
    percent: { example: 12.5, unit: 'percent' },
    of: { example: 'subtotal' },
  }),
  ...countedFormNames.map((form) => countedFacts[form]),
  factsOf(tableAmountSchema, { table: { example: table } }),
  factsOf(priceTableSchema, {
    columns: { example: table.columns },
    rows: { example: { field: 'fabric', options: ['fleece'] } },
    cells: { example: [[1200, null]], unit: 'cents' },
    gap: { example: 'round_up' },
    message: { example: 'Größere Maße auf Anfrage.' },
  }),
  factsOf(rangesAxisSchema, { field: { example: 'width' }, ranges: { example: [range] } }),
  factsOf(optionsAxisSchema, { field: { example: 'fabric' }, options: { example: ['fleece', 'loden'] } }),
  factsOf(rangeSchema, {
    from: { example: 40, unit: 'the unit of the field' },
    to: { example: 60, unit: 'the unit of the field' },
  }),
  factsOf(quantityBreakSchema, {
    from: { example: 10, unit: 'pieces' },
    label: { example: 'Ab 10 Stück' },
    percent: { example: 5, unit: 'percent' },
    amount: { example: 200, unit: 'cents' },
    translations,
  }),
  factsOf(scenarioSchema, {
    id: { example: 'sc1' },
    name: { example: 'Fleece costs 8 €' },
    values: { example: { lining: 'fleece' } },
    base_price: { example: 9900, unit: 'cents' },
    quantity: { example: 10, default: 1, unit: 'pieces' },
    expected: { example: expected },
  }),
  factsOf(expectedSchema, {
    visible: { example: ['lining', 'chest'] },
    issues: { example: [{ field: 'chest', code: 'required' }] },
    total: { example: 10_700, unit: 'cents' },
  }),
  factsOf(translatedTextSchema, { text: { example: 'Chest' }, of: { example: 'Brustumfang' } }),
  factsOf(expectedIssueSchema, { field: { example: 'chest' }, code: { example: 'required' } }),
];
