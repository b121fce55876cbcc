import { describe, expect, it } from 'vitest';
import {
  evaluate,
  explainPriceRule,
  fieldState,
  formatIssue,
  issuesOf,
  priceOf,
  update,
  type Values,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type WirePriceRule, wireTemplate } from '../testing/index.ts';

const fields = [
  { name: 'text', label: 'Text' },
  { name: 'width', label: 'Breite', field_type: 'number' as const },
  { name: 'height', label: 'Höhe', field_type: 'number' as const },
  {
    name: 'lining',
    label: 'Futter',
    options: [
      { value: 'none', label: 'Ohne' },
      { value: 'full', label: 'Komplett', additional_price: 15 },
    ],
  },
];

function aPrice(...price_rules: WirePriceRule[]) {
  const configurator = aConfigurator(wireTemplate([{ fields }], { price_rules }));
  return {
    configurator,
    evaluation: (values: Values, basePriceCents = 1000) => evaluate(configurator, values, { basePriceCents }),
    lines: (values: Values, basePriceCents = 1000) =>
      priceOf(evaluate(configurator, values, { basePriceCents })).lines.map(({ label, amountCents }) => [
        label,
        amountCents,
      ]),
  };
}

describe('a price rule by percent', () => {
  it('A price rule by percent charges a share of the base price, rounded half up', () => {
    const { lines } = aPrice({ label: 'Express', amount: { percent: 7.5, of: 'base' } });
    expect(lines({ lining: 'full' }, 9900)).toEqual([
      ['Futter Option', 1500],
      ['Express', 743],
    ]);
    expect(lines({}, 9860)).toEqual([['Express', 740]]);
  });

  it('A price rule by percent charges a share of the subtotal after all other rules, one after another', () => {
    const { lines } = aPrice(
      { label: 'Stammkunde', amount: { percent: -10, of: 'subtotal' }, discount: true },
      { label: 'Aktion', amount: { percent: -50, of: 'subtotal' }, discount: true },
      { label: 'Zuschlag', amount: 300 },
    );
    expect(lines({ lining: 'full' })).toEqual([
      ['Futter Option', 1500],
      ['Zuschlag', 300],
      ['Stammkunde', -280],
      ['Aktion', -1260],
    ]);
  });

  it('A price rule by percent is updated with every change of its base', () => {
    const { evaluation } = aPrice({ label: 'Aktion', amount: { percent: -20, of: 'subtotal' }, discount: true });
    const changed = update(evaluation({}), 'lining', 'full');
    expect(changed.totalCents).toBe(2000);
    expect(update(changed, 'lining', 'none').totalCents).toBe(800);
  });

  it('A price rule by percent charges nothing for a subtotal below zero', () => {
    const { lines } = aPrice(
      { label: 'Gutschein', amount: -5000, discount: true },
      { label: 'Aktion', amount: { percent: -10, of: 'subtotal' }, discount: true },
    );
    expect(lines({})).toEqual([['Gutschein', -5000]]);
  });
});

describe('a price rule by count', () => {
  it('A price rule by count charges each grapheme', () => {
    const { lines } = aPrice({ label: 'Stick', amount: { per_character: 150, field: 'text' } });
    expect(lines({ text: 'Bella' })).toEqual([['Stick', 750]]);
    expect(lines({ text: '🇩🇪e\u0301' })).toEqual([['Stick', 300]]);
    expect(lines({ text: '   ' })).toEqual([]);
  });

  it('A price rule by count charges each unit beyond the included ones without floating-point errors', () => {
    const { lines } = aPrice({ label: 'Länge', amount: { per_unit: 100, field: 'width', included: 60 } });
    expect(lines({ width: 61.005 })).toEqual([['Länge', 101]]);
    expect(lines({ width: 60 })).toEqual([]);
    expect(lines({ width: 12 })).toEqual([]);
  });

  it('A price rule by count limits the line to minimum and maximum and omits an amount of 0', () => {
    const { lines } = aPrice({
      label: 'Stick',
      amount: { per_character: 100, field: 'text', included: 2 },
      minimum: 250,
      maximum: 600,
    });
    expect(['ab', 'abc', 'abcdef', 'abcdefghij'].map((text) => lines({ text })[0]?.[1])).toEqual([
      undefined,
      250,
      400,
      600,
    ]);
  });

  it('A price rule by count bounds the size of a discount', () => {
    const { lines } = aPrice({
      label: 'Rabatt',
      amount: { percent: -10, of: 'base' },
      discount: true,
      minimum: 300,
      maximum: 500,
    });
    expect([1000, 4000, 9000].map((base) => lines({}, base)[0]?.[1])).toEqual([-300, -400, -500]);
  });
});

describe('a price table', () => {
  const table = {
    columns: {
      field: 'width',
      ranges: [
        { from: 0, to: 100 },
        { from: 101, to: 200 },
      ],
    },
    rows: { field: 'lining', options: ['none', 'full'] },
    cells: [
      [1000, 2000],
      [1500, null],
    ],
  };

  it('A price table charges the cell of both values', () => {
    const { lines } = aPrice({ label: 'Maß', amount: { table: { ...table, gap: 'reject' } } });
    expect(lines({ width: 100, lining: 'none' })).toEqual([['Maß', 1000]]);
    expect(lines({ width: 101, lining: 'none' })).toEqual([['Maß', 2000]]);
    expect(lines({ width: 101 })).toEqual([]);
  });

  it('A price table rejects a number in a gap, with a message, while the rule applies', () => {
    const { configurator, evaluation } = aPrice({
      label: 'Maß',
      when: { field: 'text', operator: 'not_equals', value: 'frei' },
      amount: { table: { ...table, gap: 'reject' } },
    });
    const said = (values: Values) => issuesOf(evaluation(values)).map((issue) => formatIssue(issue, configurator));
    expect(said({ width: 100.5 })).toEqual(['Breite liegt außerhalb der Preistabelle.']);
    expect(said({ width: 250 })).toEqual(['Breite liegt außerhalb der Preistabelle.']);
    expect(said({ width: 150, lining: 'full' })).toEqual(['Futter und Breite haben so zusammen keinen Preis.']);
    expect(said({ width: 100.5, text: 'frei' })).toEqual([]);
    const rejected = evaluation({ width: 150, lining: 'full' });
    expect(issuesOf(update(rejected, 'width', 50))).toEqual([]);
    expect(issuesOf(update(rejected, 'text', 'frei'))).toEqual([]);
  });

  it('A price table rounds up to the next range if configured, but not beyond the last', () => {
    const { lines, evaluation } = aPrice({ label: 'Maß', amount: { table: { ...table, gap: 'round_up' } } });
    expect(lines({ width: 100.5, lining: 'none' })).toEqual([['Maß', 2000]]);
    expect(lines({ width: -5, lining: 'none' })).toEqual([['Maß', 1000]]);
    expect(issuesOf(evaluation({ width: 200.5 }))).toMatchObject([{ code: 'not_in_table', fieldName: 'width' }]);
  });

  it('A price table shows its own message instead of the default', () => {
    const message = 'Bitte fragen Sie dieses Maß an.';
    const { configurator, evaluation } = aPrice({
      label: 'Maß',
      amount: { table: { ...table, gap: 'reject', message } },
    });
    expect(issuesOf(evaluation({ width: 999 })).map((issue) => formatIssue(issue, configurator))).toEqual([message]);
  });

  it('A price table keeps the state of a field when another table reports the same issue', () => {
    const onlyFor = (value: string, message?: string): WirePriceRule => ({
      label: value,
      when: { field: 'text', operator: 'equals', value },
      amount: { table: { ...table, gap: 'reject', ...(message && { message }) } },
    });
    const { evaluation } = aPrice(onlyFor('a'), onlyFor('b'), onlyFor('c', 'Bitte fragen Sie an.'));
    const first = evaluation({ width: 999, text: 'a' });
    const second = update(first, 'text', 'b');
    expect(fieldState(second, 'width')).toBe(fieldState(first, 'width'));
    expect(fieldState(second, 'width')?.issues).toHaveLength(1);
    const third = update(second, 'text', 'c');
    expect(fieldState(third, 'width')?.issues).toMatchObject([{ params: { message: 'Bitte fragen Sie an.' } }]);
  });
});

describe('the explanation of a price rule', () => {
  it('An explanation names the table cell', () => {
    const { evaluation } = aPrice({
      label: 'Maß',
      amount: {
        table: {
          columns: { field: 'width', ranges: [{ from: 0, to: 100 }] },
          rows: { field: 'lining', options: ['none', 'full'] },
          cells: [[1000], [1500]],
          gap: 'reject',
        },
      },
    });
    expect(explainPriceRule(evaluation({ width: 20, lining: 'full' }), 0)?.amount).toEqual({
      kind: 'table',
      entries: [
        { fieldName: 'width', label: 'Breite', place: 0, range: { from: 0, to: 100 }, optionLabel: null },
        { fieldName: 'lining', label: 'Futter', place: 1, range: null, optionLabel: 'Komplett' },
      ],
      cents: 1500,
    });
  });

  it('An explanation names the base of a percentage and the counted unit', () => {
    const { evaluation } = aPrice(
      { label: 'Aktion', amount: { percent: -10, of: 'subtotal' }, discount: true },
      { label: 'Stick', amount: { per_character: 150, field: 'text' } },
    );
    const made = evaluation({ text: 'Bella' });
    expect(explainPriceRule(made, 0)?.amount).toEqual({ kind: 'percent', percent: -10, of: 'subtotal', ofCents: 1750 });
    expect(explainPriceRule(made, 1)).toMatchObject({
      amount: { kind: 'per_character', rateCents: 150, included: 0, count: 5 },
      amountReads: [{ fieldName: 'text', value: 'Bella' }],
    });
  });
});
