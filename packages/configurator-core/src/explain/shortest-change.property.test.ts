import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, issuesOf, optionDeciders, shortestChange, type Values } from '../index.ts';
import { configure, options, rule } from '../testing/fixtures/configure.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { WireCondition, WireValidation } from '../testing/wire-template.ts';

const isOffered = (configurator: ReturnType<typeof configure>, values: Values) =>
  issuesOf(evaluate(configurator, values)).length === 0 &&
  fieldState(evaluate(configurator, values), 'pick')?.options.some(({ option, isVisible }) => {
    return option.value === 'x' && isVisible;
  });

describe('the shortest change of a number', () => {
  const numberGate = (validation_rules: WireValidation, condition: WireCondition) =>
    configure(
      { name: 'n', field_type: 'number', validation_rules },
      { name: 'pick', options: [{ value: 'always' }, { value: 'x', conditional_display: condition }] },
    );
  const quarters = Array.from({ length: 76 }, (_, index) => index / 4 - 8);
  const validations: WireValidation[] = [
    {},
    { integer: true },
    { step: 0.5 },
    { min: -3 },
    { max: 4 },
    { min: 1, max: 5 },
    { min: 1, max: 9, step: 2 },
    { min: 0, max: 9, step: 2.5 },
    { integer: true, min: -2, max: 2 },
  ];
  const bound = fc.integer({ min: -6, max: 10 });

  it('is found exactly if a valid number of the field is between two bounds', () => {
    fc.assert(
      fc.property(fc.constantFrom(...validations), bound, bound, (validation, low, high) => {
        const condition = { all: [rule('n', 'greater_than', low), rule('n', 'less_than', high)] };
        const configurator = numberGate(validation, condition);
        const change = shortestChange(evaluate(configurator, {}), 'pick', 'x');
        expect(change !== null).toBe(quarters.some((n) => isOffered(configurator, { n })));
        if (change) expect(isOffered(configurator, { n: change.changes[0]?.value })).toBe(true);
      }),
      propertyRuns(),
    );
  });

  it('is found exactly if the required number is valid for the field', () => {
    fc.assert(
      fc.property(fc.constantFrom(...validations), bound, (validation, wanted) => {
        const configurator = numberGate(validation, rule('n', 'equals', wanted));
        const change = shortestChange(evaluate(configurator, {}), 'pick', 'x');
        expect(change?.changes ?? null).toEqual(
          isOffered(configurator, { n: wanted }) ? [{ fieldName: 'n', value: wanted }] : null,
        );
      }),
      propertyRuns(),
    );
  });
});

describe('the shortest change of a list', () => {
  const listGate = (names: string, ...wanted: string[]) =>
    configure(
      { name: 'list', field_type: 'checkbox', options: options(...names) },
      {
        name: 'pick',
        options: [
          { value: 'always' },
          { value: 'x', conditional_display: { all: wanted.map((value) => rule('list', 'contains', value)) } },
        ],
      },
    );

  it.each(['a', 'b', 'ab', 'abc', 'cf', 'abcdef'])(
    'chooses %s of six, and no option beyond the required ones',
    (wanted) => {
      expect(shortestChange(evaluate(listGate('abcdef', ...wanted), { list: ['d'] }), 'pick', 'x')).toEqual({
        changes: [{ fieldName: 'list', value: [...wanted] }],
        isShortest: true,
      });
    },
  );

  it('fills a list whose first entry JSON Logic reads', () => {
    const configurator = configure(
      { name: 'list', field_type: 'checkbox', options: options('a', 'b') },
      {
        name: 'pick',
        options: [{ value: 'x', conditional_display: { logic: { '==': [{ var: 'list.0' }, 'b'] } } }],
      },
    );
    expect(optionDeciders(configurator, 'pick', 'x')).toEqual(['list']);
    expect(shortestChange(evaluate(configurator, {}), 'pick', 'x')).toMatchObject({
      changes: [{ fieldName: 'list', value: ['b'] }],
    });
  });

  it('adds one choice to a long list', () => {
    const configurator = listGate('abcdefgh', 'h');
    expect(shortestChange(evaluate(configurator, { list: ['a', 'c'] }), 'pick', 'x')).toMatchObject({
      changes: [{ fieldName: 'list', value: ['a', 'c', 'h'] }],
    });
    expect(shortestChange(evaluate(configurator, {}), 'pick', 'x')).toMatchObject({
      changes: [{ fieldName: 'list', value: ['h'] }],
    });
    expect(shortestChange(evaluate(listGate('abcdefgh', 'g', 'h'), { list: ['a'] }), 'pick', 'x')).toBeNull();
  });

  it('is not marked as shortest if a long list might suffice', () => {
    const both = (...conditions: WireCondition[]) => ({ all: conditions });
    const gate = (names: string) =>
      configure(
        { name: 'list', field_type: 'checkbox', options: options(...names) },
        { name: 'a' },
        { name: 'b' },
        {
          name: 'pick',
          options: [
            { value: 'always' },
            {
              value: 'x',
              conditional_display: {
                any: [
                  both(rule('list', 'contains', 'e'), rule('list', 'contains', 'f')),
                  both(rule('a', 'equals', 'ja'), rule('b', 'equals', 'ja')),
                ],
              },
            },
          ],
        },
      );
    expect(shortestChange(evaluate(gate('abcdef'), {}), 'pick', 'x')).toEqual({
      changes: [{ fieldName: 'list', value: ['e', 'f'] }],
      isShortest: true,
    });
    expect(shortestChange(evaluate(gate('abcdefg'), {}), 'pick', 'x')).toEqual({
      changes: [
        { fieldName: 'a', value: 'ja' },
        { fieldName: 'b', value: 'ja' },
      ],
      isShortest: false,
    });
  });
});
