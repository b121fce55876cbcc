import { expect, it } from 'vitest';
import { changesOfOtherTab } from './changes-of-other-tab.ts';

const known = { weight: 10, breed: 'Whippet', extras: ['pocket'] };

it('[CFG-FLOW-14] Values changed only in the other tab are applied', () => {
  expect(changesOfOtherTab(known, known, { ...known, weight: 12, name: 'Bo' })).toEqual({ weight: 12, name: 'Bo' });
});

it('[CFG-FLOW-14] Values changed in this tab are kept', () => {
  const own = { ...known, weight: 11 };
  expect(changesOfOtherTab(known, own, { ...known, weight: 12, breed: 'Mops' })).toEqual({ breed: 'Mops' });
});

it('A field that the other tab has emptied is emptied', () => {
  const { breed: _, ...stored } = known;
  expect(changesOfOtherTab(known, known, stored)).toEqual({ breed: undefined });
});

it('Lists are compared by their items', () => {
  expect(changesOfOtherTab(known, known, { ...known, extras: ['pocket'] })).toEqual({});
});
