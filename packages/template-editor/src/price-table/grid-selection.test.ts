import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neighbourCell, placeAfterKey, rectangleOf } from './grid-selection.ts';

const size = { rows: 3, columns: 4, hasRowHeaders: true };
const after = (key: string, place: { row: number; column: number }, isCtrl = false) =>
  placeAfterKey(place, { key, isCtrl, page: 2 }, size);

test('The arrow keys move as in a spreadsheet', () => {
  const middle = { row: 1, column: 2 };
  expect(after('Home', middle)).toEqual({ row: 1, column: 0 });
  expect(after('End', middle)).toEqual({ row: 1, column: 3 });
  expect(after('Home', middle, true)).toEqual({ row: 0, column: 0 });
  expect(after('End', middle, true)).toEqual({ row: 2, column: 3 });
  expect(after('ArrowUp', { row: 0, column: 2 })).toEqual({ row: -1, column: 2 });
  expect(after('ArrowLeft', { row: 1, column: 0 })).toEqual({ row: 1, column: -1 });
  expect(after('ArrowDown', middle, true)).toEqual({ row: 2, column: 2 });
  expect(after('PageDown', { row: 0, column: 1 })).toEqual({ row: 2, column: 1 });
  expect(after('a', middle)).toBeNull();
});

test('No key moves to the corner or out of the grid', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown');
  const sizes = fc.record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    hasRowHeaders: fc.boolean(),
  });
  fc.assert(
    fc.property(sizes, fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 30 }), (grid, presses) => {
      let place = { row: 0, column: 0 };
      for (const [key, isCtrl] of presses) {
        place = placeAfterKey(place, { key, isCtrl, page: 2 }, grid) ?? place;
        expect(place.row).toBeGreaterThanOrEqual(-1);
        expect(place.row).toBeLessThan(grid.rows);
        expect(place.column).toBeGreaterThanOrEqual(grid.hasRowHeaders ? -1 : 0);
        expect(place.column).toBeLessThan(grid.columns);
        expect(place.row === -1 && place.column === -1).toBe(false);
      }
    }),
  );
});

test('A selection is the rectangle between its ends, without headers', () => {
  expect(rectangleOf({ active: { row: 0, column: 3 }, anchor: { row: 2, column: 1 } })).toEqual({
    from: { row: 0, column: 1 },
    to: { row: 2, column: 3 },
  });
});

test('The next cell continues in the next row', () => {
  expect(neighbourCell({ row: 0, column: 3 }, 1, size)).toEqual({ row: 1, column: 0 });
  expect(neighbourCell({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 3 });
  expect(neighbourCell({ row: 2, column: 3 }, 1, size)).toBeNull();
});
