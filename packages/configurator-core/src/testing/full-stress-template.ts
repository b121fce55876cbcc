import { evaluate, loadConfigurator, recordScenario, serializeTemplate } from '../index.ts';
import { stressWords } from './stress-template.ts';
import {
  type WireField,
  type WirePriceRule,
  type WireTableRange,
  type WireTemplate,
  wireTemplate,
} from './wire-template.ts';

type FieldDraft = Partial<Omit<WireField, 'options'>> & {
  name: string;
  options?: Partial<WireField['options'][number]>[];
};

/** Fields per section of the template. */
export const FIELDS_PER_PRODUCT = 10;

/** Bounds of widths and heights, in cm. */
export const sideBounds = { min: 10, max: 210 } as const;

/** Returns the number of entries on each axis of a product's table. The first table is large. */
export function tableSide(product: number): number {
  return product === 0 ? 100 : 10;
}

/** Returns ranges for an axis with this number of entries, without gaps between integers. */
function rangesOf(entries: number): WireTableRange[] {
  const width = (sideBounds.max - sideBounds.min) / entries;
  return Array.from({ length: entries }, (_, place) => ({
    from: sideBounds.min + place * width + (place === 0 ? 0 : 1),
    to: sideBounds.min + (place + 1) * width,
  }));
}

/** Returns the cents of one cell of a table. */
export function stressCell(row: number, column: number): number {
  return 500 + ((row * 37 + column * 91) % 5000);
}

const pricedOptions = (product: number) =>
  [1, 2, 3, 4].map((place) => ({ value: `option-${place}`, additional_price: ((product * 7 + place * 13) % 40) / 2 }));

/** Returns the fields of one product: measurements, computed fields and their dependents. */
function productFields(product: number): FieldDraft[] {
  const name = (field: string, of = product) => `${field}${of}`;
  return [
    { name: name('material'), is_required: true, options: pricedOptions(product) },
    { name: name('width'), field_type: 'number', is_required: true, validation_rules: sideBounds },
    { name: name('height'), field_type: 'number', validation_rules: sideBounds },
    { name: name('text'), validation_rules: { maxLength: 20 } },
    {
      name: name('lining'),
      options: pricedOptions(product + 3),
      conditional_display: { field: name('material', Math.max(0, product - 1)), operator: 'equals', value: 'option-2' },
    },
    {
      name: name('note'),
      is_required: true,
      conditional_display: { field: name('text'), operator: 'contains', value: stressWords[product % 4] ?? '' },
    },
    {
      name: name('count'),
      field_type: 'number',
      validation_rules: { min: 1, max: 12, integer: true },
      conditional_display: { field: name('width'), operator: 'greater_than', value: 50 },
    },
    {
      name: name('girth'),
      computed: {
        result: 'number',
        decimals: 0,
        logic: { '+': [{ '*': [2, { var: name('width') }] }, { var: name('height') }] },
      },
    },
    {
      name: name('size'),
      computed: { result: 'text', logic: { if: [{ '<': [{ var: name('girth') }, 300] }, 'S', 'L'] }, internal: true },
    },
    {
      name: name('frame'),
      field_type: 'radio',
      options: [
        { value: 'wood', additional_price: 12.5 },
        {
          value: 'steel',
          additional_price: 30,
          conditional_display: { field: name('size'), operator: 'equals', value: 'L' },
        },
      ],
      conditional_display: { field: name('girth'), operator: 'greater_than', value: 200 },
    },
  ];
}

/** Returns the price rule of a product: one of five forms. */
function productRule(product: number): WirePriceRule {
  const name = (field: string) => `${field}${product}`;
  const label = `Preis ${product}`;
  switch (product % 5) {
    case 0: {
      const ranges = rangesOf(tableSide(product));
      const cells = ranges.map((_row, row) => ranges.map((_column, column) => stressCell(row, column)));
      const columns = { field: name('width'), ranges };
      return { label, amount: { table: { columns, rows: { field: name('height'), ranges }, cells, gap: 'round_up' } } };
    }
    case 1:
      return { label, amount: { per_unit: 12.5, field: name('girth'), included: 100 } };
    case 2:
      return { label, amount: { per_character: 35, field: name('text'), included: 3 }, maximum: 400 };
    case 3: {
      const when = { field: name('material'), operator: 'equals', value: 'option-3' } as const;
      return { label, when, amount: { percent: 5, of: 'base' } };
    }
    default:
      return { label, amount: { '*': [{ var: name('count') }, 120] }, minimum: 300 };
  }
}

/** Percentages of the subtotal, in this order. */
const subtotalRules: readonly WirePriceRule[] = [
  { label: 'Rabatt', amount: { percent: -2.5, of: 'subtotal' }, discount: true },
  { label: 'Versicherung', amount: { percent: 1, of: 'subtotal' }, maximum: 2500 },
];

/** Number of recorded scenarios. */
const SCENARIOS = 5;

/** Records scenarios with one product each, so that they pass. */
function recordedScenarios(template: WireTemplate): unknown {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const scenarios = Array.from({ length: SCENARIOS }, (_, product) => {
    const values = { [`material${product}`]: 'option-1', [`width${product}`]: 120, [`height${product}`]: 80 };
    return recordScenario(evaluate(loaded.value, values), { id: `scenario-${product}`, name: `Produkt ${product}` });
  });
  return serializeTemplate({ ...loaded.value.template, scenarios }).scenarios;
}

/**
 * Creates a template of `fieldCount` fields that uses every feature: conditions on fields and options, computed fields,
 * tables (one of 100 × 100 cells), prices by unit, by character and by percent of the base price and the subtotal, JSON
 * Logic, minimum and maximum amounts, and scenarios.
 */
export function fullStressTemplate(fieldCount: number): WireTemplate {
  const products = Math.ceil(fieldCount / FIELDS_PER_PRODUCT);
  const template = wireTemplate(
    Array.from({ length: products }, (_, product) => ({ title: `Produkt ${product}`, fields: productFields(product) })),
    {
      id: `full-stress-${fieldCount}`,
      price_rules: [...Array.from({ length: products }, (_, product) => productRule(product)), ...subtotalRules],
    },
  );
  return Object.assign(template, { scenarios: recordedScenarios(template) });
}
