import { describe, expect, it } from 'vitest';
import { logicReads } from '../../condition/logic-reads.ts';
import { isSafeLogic } from './check-logic.ts';

const accumulator = { var: 'accumulator' };
const current = { var: 'current' };
const item = { var: '' };
const items = (count: number) => new Array(count).fill(1);

/** Nests an expression: each level is made from the one inside it. */
function levels(count: number, inside: unknown, around: (inner: unknown) => unknown): unknown {
  return count === 0 ? inside : around(levels(count - 1, inside, around));
}
const doubled = (inner: unknown) => ({ reduce: [inner, { merge: [accumulator, [0, 0]] }, []] });

describe('free JSON Logic', () => {
  it.each([
    { '>': [{ var: 'chest' }, 80] },
    { if: [{ '==': [{ var: 'a' }, 'x'] }, 1200, 0] },
    { '*': [35, { max: [0, { '-': [{ var: 'back' }, 60] }] }] },
    { reduce: [{ var: 'list' }, { '+': [accumulator, 1] }, 0] },
    { some: [{ var: 'list' }, { '==': [{ var: '' }, 'x'] }] },
    7,
    'text',
    null,
    [{ var: 'a' }],
  ])('Free JSON Logic may be %j', (logic) => {
    expect(isSafeLogic(logic)).toBe(true);
  });

  it.each([
    { log: 'x' },
    { method: [{ var: 'constructor' }, 'constructor', 'return 1'] },
    { unknown: 1 },
    { a: 1, b: 2 },
    {},
    { and: [{ log: 1 }] },
    { reduce: [[1], { cat: [accumulator, accumulator] }, 'x'] },
    { map: [[1], { map: [[1], { map: [[1], 1] }] }] },
    { '+': new Array(600).fill(1) },
  ])('Free JSON Logic may not be %j', (logic) => {
    expect(isSafeLogic(logic)).toBe(false);
  });

  it.each([
    ['doubles a list in three nested reductions', levels(3, [0, 0], doubled)],
    ['doubles a list in twenty nested reductions', levels(20, [0, 0], doubled)],
    [
      'multiplies a long list twice',
      levels(2, items(150), (inner) => ({ reduce: [inner, { merge: [accumulator, items(150)] }, []] })),
    ],
    [
      'doubles a list of lists that are only copied when compared',
      { '==': [{ reduce: [items(40), [accumulator, accumulator], 'x'] }, 'y'] },
    ],
    [
      'doubles a list of lists in each of many maps',
      { '==': [levels(60, ['x'], (inner) => ({ map: [inner, [item, item]] })), 'y'] },
    ],
    ['doubles its result in each of many maps', levels(60, ['x'], (inner) => ({ map: [inner, [item, item]] }))],
    [
      'doubles the accumulator in a branch',
      { reduce: [items(40), { if: [current, [accumulator, accumulator], items(9)] }, 'x'] },
    ],
    ['doubles the accumulator with or', { reduce: [items(40), { or: [[accumulator, accumulator]] }, 'x'] }],
    [
      'doubles the accumulator as a default',
      { reduce: [items(40), { var: ['none', [accumulator, accumulator]] }, 'x'] },
    ],
    ['doubles the accumulator read with its item', { reduce: [items(40), [item, item], 'x'] }],
    [
      'doubles the accumulator read by a computed name',
      { reduce: [items(40), [{ var: { cat: ['accumu', 'lator'] } }, accumulator], 'x'] },
    ],
    [
      'doubles the accumulator as missing names',
      { reduce: [items(40), { merge: [{ missing: accumulator }, { missing_some: [1, accumulator] }] }, ['x']] },
    ],
    [
      'doubles the accumulator as a part of itself',
      { reduce: [items(40), { cat: [accumulator, { substr: [accumulator, 0] }] }, 'x'] },
    ],
    [
      'doubles the accumulator as a product of one factor',
      { reduce: [items(40), [{ '*': [accumulator] }, { '*': accumulator }], 'x'] },
    ],
    [
      'doubles the accumulator while filtering it',
      { reduce: [items(40), { merge: [{ filter: [accumulator, 1] }, { map: [accumulator, item] }] }, ['x']] },
    ],
    ['repeats a long text for every pair', { cat: { map: [items(200), { map: [items(200), 'x'.repeat(1000)] }] } }],
  ])('Free JSON Logic may not be one that %s', (_, logic) => {
    expect(isSafeLogic(logic)).toBe(false);
  });

  it.each([
    [
      'sums up a filtered and mapped list',
      {
        reduce: [
          { map: [{ filter: [{ var: 'list' }, item] }, { '*': [item, 2] }] },
          { '+': [current, accumulator] },
          0,
        ],
      },
    ],
    [
      'finds the greatest number',
      { reduce: [items(100), { if: [{ '>': [current, accumulator] }, current, accumulator] }, 0] },
    ],
    [
      'removes duplicates',
      {
        reduce: [
          { var: 'list' },
          { if: [{ in: [current, accumulator] }, accumulator, { merge: [accumulator, [current]] }] },
          [],
        ],
      },
    ],
    ['joins texts', { reduce: [{ var: 'list' }, { cat: [accumulator, ', ', { var: ['current', '-'] }] }, ''] }],
    ['nests texts deeply', levels(120, 'x', (inner) => ({ cat: [inner, { var: 'a' }] }))],
    ['contains a long text', { if: [{ var: 'a' }, 'x'.repeat(10_000_000), ''] }],
  ])('Free JSON Logic may be one that %s', (_, logic) => {
    expect(isSafeLogic(logic)).toBe(true);
  });

  it('Free JSON Logic has at most 500 parts', () => {
    expect(isSafeLogic({ '+': new Array(499).fill(1) })).toBe(true);
    expect(isSafeLogic({ '+': new Array(500).fill(1) })).toBe(false);
  });

  it('Free JSON Logic lists the fields it reads, also in lists at any depth', () => {
    expect(logicReads({ in: ['x', [{ var: 'a' }, [{ var: 'b' }]]] })).toEqual({ paths: ['a', 'b'], readsAll: false });
    expect(logicReads([{ var: 'a' }])).toEqual({ paths: ['a'], readsAll: false });
  });

  it('Free JSON Logic lists the fields it reads, but not the items of its own lists', () => {
    const logic = {
      if: [
        { some: [{ var: 'list' }, { '==': [{ var: 'item' }, { var: '' }] }] },
        { var: ['a', 1] },
        { missing: ['b', 'c'] },
        { missing_some: [1, ['d']] },
        { var: 'back.link' },
      ],
    };
    expect(logicReads(logic)).toEqual({ paths: ['list', 'a', 'b', 'c', 'd', 'back.link'], readsAll: false });
  });

  it.each([{ var: '' }, { var: { cat: ['a', 'b'] } }, { missing: { merge: [['a'], ['b']] } }])(
    'Free JSON Logic can read every field: %j',
    (logic) => {
      expect(logicReads(logic).readsAll).toBe(true);
    },
  );
});
