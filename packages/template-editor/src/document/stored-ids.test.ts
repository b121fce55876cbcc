import schema from 'configurator-core/template.schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { withStoredIds } from './stored-ids.ts';

test('[ADM-TPL-10] [ADM-TPL-11] The JSON contains the stored ids after a save, including rules, and texts are unchanged', () => {
  const ids = new Map([['new-1', '8d2f']]);
  const json = {
    id: 'new-1',
    label: 'new-1',
    options: [{ id: 'new-2', value: 'new-1' }],
    conditional_display: { all: [{ field: 'new-1', operator: 'equals', value: 'new-1' }, { logic: { var: 'new-1' } }] },
  };
  expect(withStoredIds(json, ids)).toEqual({
    id: '8d2f',
    label: 'new-1',
    options: [{ id: 'new-2', value: 'new-1' }],
    conditional_display: { all: [{ field: '8d2f', operator: 'equals', value: 'new-1' }, { logic: { var: '8d2f' } }] },
  });
  expect(withStoredIds(json, new Map())).toBe(json);
});

test('A key of the template format that refers to a field by id gets the stored id', () => {
  const keys = new Set<string>();
  JSON.stringify(schema, (key, value) => {
    if (String(value?.description).startsWith('Name or id of')) keys.add(key);
    return value;
  });
  expect(keys).toContain('field');
  for (const key of keys)
    expect(withStoredIds({ [key]: 'new-1' }, new Map([['new-1', '8d2f']]))).toEqual({ [key]: '8d2f' });
});
