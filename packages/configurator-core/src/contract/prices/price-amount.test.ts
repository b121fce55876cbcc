import { describe, expect, it } from 'vitest';
import { loadConfigurator, parseTemplate, serializeTemplate } from '../../index.ts';
import { wireTemplate } from '../../testing/index.ts';

const fields = [
  { name: 'text' },
  { name: 'width', field_type: 'number' as const },
  { name: 'lining', options: [{ value: 'none' }] },
];
const templateWith = (amount: unknown, bounds = {}) =>
  wireTemplate([{ fields }], { price_rules: [{ id: 'r', label: 'Regel', amount, ...bounds }] });
const issues = (amount: unknown, bounds = {}) => {
  const parsed = parseTemplate(templateWith(amount, bounds));
  return parsed.ok ? [] : parsed.error.map(({ code, path }) => `${code} ${path.slice(2).join('.')}`);
};
const table = (changes: object) => ({
  table: { columns: { field: 'width', ranges: [{ from: 0, to: 9 }] }, cells: [[100]], gap: 'reject', ...changes },
});

describe('the amount of a price rule', () => {
  it('An amount survives a round trip in each form', () => {
    const amounts = [
      1200,
      { percent: 7.5, of: 'base' },
      { per_character: 150, field: 'text', included: 3 },
      { per_unit: 35.5, field: 'width' },
      table({ rows: { field: 'lining', options: ['none'] }, message: 'Bitte anfragen.' }),
      { '*': [{ var: 'width' }, 35] },
    ];
    for (const amount of amounts) {
      const wire = templateWith(amount, { minimum: 100, maximum: 900 });
      const parsed = parseTemplate(wire);
      expect(parsed.ok && serializeTemplate(parsed.value).price_rules).toEqual(wire.price_rules);
      expect(loadConfigurator(wire).ok).toBe(true);
    }
  });

  it('An invalid amount is rejected with the path of the error', () => {
    expect(issues({ percent: -101, of: 'base' })).toEqual(['invalid_value amount.percent']);
    expect(issues({ percent: 1.00001, of: 'base' })).toEqual(['invalid_value amount.percent']);
    expect(issues({ percent: 5, of: 'total' })).toEqual(['invalid_value amount.of']);
    expect(issues({ per_character: 5 })).toEqual(['missing amount.field']);
    expect(issues(table({ cells: [[1, 2]] }))).toEqual(['invalid_value amount.table.cells']);
    expect(issues(table({ cells: [[1.5]] }))).toEqual(['invalid_value amount.table.cells.0.0']);
    expect(issues(table({ gap: 'down' }))).toEqual(['invalid_value amount.table.gap']);
    expect(issues({ log: 1 })).toEqual(['unsafe_logic amount']);
    expect(issues('12')).toEqual(['invalid_amount amount']);
    expect(issues(5, { minimum: 9, maximum: 8 })).toEqual(['invalid_value maximum']);
    expect(issues(5, { minimum: -1 })).toEqual(['invalid_value minimum']);
  });

  it('An amount is rejected if its field has another type', () => {
    const refused = (amount: unknown) => {
      const loaded = loadConfigurator(templateWith(amount));
      return loaded.ok ? [] : loaded.error.map(({ code, path }) => `${code} ${path.join('.')}`);
    };
    expect(refused({ per_character: 5, field: 'width' })).toEqual(['unknown_field price_rules.0.amount.field']);
    expect(refused({ per_unit: 5, field: 'gone' })).toEqual(['unknown_field price_rules.0.amount.field']);
    expect(refused(table({ rows: { field: 'width', ranges: [{ from: 0, to: 9 }] } }))).toEqual([
      'unknown_field price_rules.0.amount.table.rows.field',
    ]);
    expect(refused(table({ columns: { field: 'text', ranges: [{ from: 0, to: 9 }] } }))).toEqual([
      'unknown_field price_rules.0.amount.table.columns.field',
    ]);
  });
});
