import { describe, expect, it } from 'vitest';
import { deleteField, dependentsOf, renameField, renameOption, type Template } from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/index.ts';

const table = {
  columns: { field: 'width', ranges: [{ from: 0, to: 9 }] },
  rows: { field: 'field:lining', options: ['none', 'full'] },
  cells: [[100], [200]],
  gap: 'reject',
};
const template = aTemplate(
  wireTemplate(
    [
      {
        fields: [
          { name: 'text' },
          { name: 'width', field_type: 'number' },
          { name: 'lining', options: [{ value: 'none' }, { value: 'full' }] },
        ],
      },
    ],
    {
      price_rules: [
        { id: 'a', label: 'Stick', amount: { per_character: 150, field: 'text' } },
        { id: 'b', label: 'Maß', amount: { table } },
      ],
    },
  ),
);
const amounts = (changed: Template) => changed.priceRules.map(({ amount }) => amount);

describe('safe edits of price rules', () => {
  it('An edit updates a renamed field in price rules, reversibly', () => {
    const renamed = renameField(template, 'text', 'name');
    const back = renamed.ok && renameField(renamed.value.template, 'name', 'text');
    expect(renamed.ok && amounts(renamed.value.template)[0]).toEqual({ per_character: 150, field: 'name' });
    expect(back && (back.ok ? back.value.template : back)).toEqual(template);
    const moved = renameField(template, 'width', 'breite');
    expect(moved.ok && amounts(moved.value.template)[1]).toEqual({
      table: { ...table, columns: { ...table.columns, field: 'breite' } },
    });
  });

  it('An edit updates a renamed option of a table', () => {
    const renamed = renameOption(template, 'lining', 'full', 'komplett');
    expect(renamed.ok && amounts(renamed.value.template)[1]).toEqual({
      table: { ...table, rows: { ...table.rows, options: ['none', 'komplett'] } },
    });
    expect(renamed.ok && renamed.value.rewritten.map(({ label }) => label)).toEqual(['Maß']);
  });

  it('Price rules that count a field or name its option are listed and deleted with it', () => {
    expect(dependentsOf(template, 'lining').map(({ label }) => label)).toEqual(['Maß']);
    expect(dependentsOf(template, 'lining', 'full').map(({ label }) => label)).toEqual(['Maß']);
    expect(dependentsOf(template, 'lining', 'other')).toEqual([]);
    expect(deleteField(template, 'text').ok).toBe(false);
    const deleted = deleteField(template, 'text', { dropRules: true });
    expect(deleted.ok && deleted.value.template.priceRules.map(({ label }) => label)).toEqual(['Maß']);
  });
});
