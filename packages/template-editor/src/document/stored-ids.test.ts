import { expect, test } from 'vitest';
import { withStoredIds } from './stored-ids.ts';

test('[ADM-TPL-10] [ADM-TPL-11] after a save the JSON contains the stored ids, including rules, and texts are unchanged', () => {
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
