import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Operator, operators } from '../contract/conditions/condition.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { holdsWhenEmpty, ruleTest } from './rule-test.ts';

const holds = (operator: Operator, value: unknown, held: Parameters<ReturnType<typeof ruleTest>>[0], isList = false) =>
  ruleTest({ field: 'a', operator, value }, isList)(held);

describe('operators', () => {
  it('[CFG-RULE-03] The operator equals compares as text, with numbers normalised first', () => {
    for (const literal of ['2', 2, '2,0', '2.0', '+2']) {
      for (const held of ['2', 2, '2,0']) expect(holds('equals', literal, held)).toBe(true);
    }
    expect(holds('equals', 'Rot', 'Rot')).toBe(true);
    expect(holds('equals', 'Rot', 'rot')).toBe(false);
    expect(holds('equals', '12 cm', 12)).toBe(false);
    expect(holds('equals', true, true)).toBe(true);
    expect(holds('equals', 'true', true)).toBe(true);
  });

  it('[CFG-RULE-03] The operator equals on a list means that the list is exactly that one value', () => {
    expect(holds('equals', 'a', ['a'], true)).toBe(true);
    expect(holds('equals', 'a', ['a', 'b'], true)).toBe(false);
    expect(holds('equals', 2, ['2,0'], true)).toBe(true);
  });

  it('[CFG-RULE-04] The operator not_equals is the negation of equals, for lists too, and holds against empty', () => {
    expect(holds('not_equals', 'a', undefined)).toBe(true);
    expect(holds('not_equals', '', undefined)).toBe(true);
    expect(holds('not_equals', 'a', ['a'], true)).toBe(false);
    expect(holds('not_equals', 'a', ['a', 'b'], true)).toBe(true);
    expect(holds('not_equals', 'a', 'b')).toBe(true);
    expect(holds('not_equals', 2, '2,0')).toBe(false);
  });

  it('[CFG-RULE-05] The operator contains tests list items, and substrings without case', () => {
    expect(holds('contains', 'a', ['b', 'a'], true)).toBe(true);
    expect(holds('contains', 2, ['2,0'], true)).toBe(true);
    expect(holds('contains', 'a', ['ab'], true)).toBe(false);
    expect(holds('contains', 'FELL', 'Schaffell')).toBe(true);
    expect(holds('contains', 'complete', 'back-only')).toBe(false);
    expect(holds('contains', 'x', undefined)).toBe(false);
  });

  it('[CFG-RULE-06][CFG-RULE-07] The operators greater_than and less_than compare numbers, German ones too', () => {
    expect(holds('greater_than', '2,5', 3)).toBe(true);
    expect(holds('greater_than', 2.5, '2,6')).toBe(true);
    expect(holds('greater_than', 2, 2)).toBe(false);
    expect(holds('less_than', '80', 79.5)).toBe(true);
    expect(holds('less_than', 80, '12 cm')).toBe(false);
    expect(holds('less_than', 'viel', 3)).toBe(false);
    expect(holds('less_than', 5, undefined)).toBe(false);
  });

  it('[CFG-RULE-06][CFG-RULE-07] Operators compare a list by its length; an empty one has length 0', () => {
    expect(holds('greater_than', 1, ['a', 'b'], true)).toBe(true);
    expect(holds('less_than', 1, undefined, true)).toBe(true);
    expect(holds('greater_than', 0, undefined, true)).toBe(false);
  });

  it('Operators return the result of their test for an empty field', () => {
    const literals = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.constantFrom('', '0', '2,5'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...operators), literals, fc.boolean(), (operator, value, isList) => {
        const rule = { field: 'a', operator, value };
        expect(holdsWhenEmpty(rule, isList)).toBe(ruleTest(rule, isList)(undefined));
      }),
      propertyRuns(),
    );
  });
});
