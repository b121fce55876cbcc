import { describe, expect, it } from 'vitest';
import { logicReads } from '../../condition/logic-reads.ts';
import { isSafeLogic } from './check-logic.ts';

describe('free JSON Logic', () => {
  it.each([
    { '>': [{ var: 'chest' }, 80] },
    { if: [{ '==': [{ var: 'a' }, 'x'] }, 1200, 0] },
    { '*': [35, { max: [0, { '-': [{ var: 'back' }, 60] }] }] },
    { reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, 1] }, 0] },
    { some: [{ var: 'list' }, { '==': [{ var: '' }, 'x'] }] },
    7,
    'text',
    null,
    [{ var: 'a' }],
  ])('may be %j', (logic) => {
    expect(isSafeLogic(logic)).toBe(true);
  });

  it.each([
    { log: 'x' },
    { method: [{ var: 'constructor' }, 'constructor', 'return 1'] },
    { unknown: 1 },
    { a: 1, b: 2 },
    {},
    { and: [{ log: 1 }] },
    { reduce: [[1], { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'x'] },
    { map: [[1], { map: [[1], { map: [[1], 1] }] }] },
    { '+': new Array(600).fill(1) },
  ])('may not be %j', (logic) => {
    expect(isSafeLogic(logic)).toBe(false);
  });

  it('has at most 500 parts', () => {
    expect(isSafeLogic({ '+': new Array(499).fill(1) })).toBe(true);
    expect(isSafeLogic({ '+': new Array(500).fill(1) })).toBe(false);
  });

  it('lists the fields it reads, also in lists at any depth', () => {
    expect(logicReads({ in: ['x', [{ var: 'a' }, [{ var: 'b' }]]] })).toEqual({ paths: ['a', 'b'], readsAll: false });
    expect(logicReads([{ var: 'a' }])).toEqual({ paths: ['a'], readsAll: false });
  });

  it('lists the fields it reads, but not the items of its own lists', () => {
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
    'can read every field: %j',
    (logic) => {
      expect(logicReads(logic).readsAll).toBe(true);
    },
  );
});
