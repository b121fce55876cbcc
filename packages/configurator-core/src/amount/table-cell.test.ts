import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TableRange } from '../contract/prices/price-table.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { axisLookup, placeOnAxis } from './table-cell.ts';

const numbers = fc.integer({ min: -20, max: 20 });
const ranges = fc
  .array(fc.tuple(numbers, numbers), { minLength: 1, maxLength: 8 })
  .map((pairs) => pairs.map(([a, b]): TableRange => ({ from: Math.min(a, b), to: Math.max(a, b) })));
const ascending = fc
  .uniqueArray(numbers, { minLength: 2, maxLength: 16 })
  .map((ends) => ends.sort((a, b) => a - b))
  .map((ends) => ends.flatMap((from, place) => (place % 2 === 0 ? [{ from, to: ends[place + 1] ?? from }] : [])));

describe('the entry of a value', () => {
  it.each([
    ['any ranges', ranges],
    ['ascending ranges', ascending],
  ])('The entry of a value matches the definition: %s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, numbers, fc.constantFrom('reject' as const, 'round_up' as const), (list, value, gap) => {
        const axis = { field: 'width', ranges: list };
        for (const near of [value, value + 0.5]) {
          expect(axisLookup(axis, gap)(near)).toBe(placeOnAxis(axis, near, gap));
        }
      }),
      propertyRuns(),
    );
  });

  it('The entry of a value is found among 1000 ranges with few comparisons', () => {
    let reads = 0;
    const list = Array.from({ length: 1000 }, (_, place) => ({ from: place, to: place + 0.5 }));
    const watched = new Proxy(list, {
      get: (target, key) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
        return Reflect.get(target, key);
      },
    });
    const lookup = axisLookup({ field: 'width', ranges: watched }, 'reject');
    reads = 0;
    expect([lookup(700.25), lookup(700.75)]).toEqual([700, -1]);
    expect(reads).toBeLessThan(30);
  });

  it('The entry of a value is the first of equal options', () => {
    const axis = { field: 'lining', options: ['none', 'full', 'none'] };
    expect(['none', 'full', 'gone', 7].map(axisLookup(axis, 'reject'))).toEqual([0, 1, -1, -1]);
  });
});
