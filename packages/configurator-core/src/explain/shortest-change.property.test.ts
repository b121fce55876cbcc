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

  it('The change is found exactly if a valid number of the field is between two bounds', () => {
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

  it('The change is found exactly if the required number is valid for the field', () => {
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
    'The shortest change chooses %s of six, and no option beyond the required ones',
    (wanted) => {
      expect(shortestChange(evaluate(listGate('abcdef', ...wanted), { list: ['d'] }), 'pick', 'x')).toEqual({
        changes: [{ fieldName: 'list', value: [...wanted] }],
        isShortest: true,
      });
    },
  );

  it('The shortest change fills a list whose first entry JSON Logic reads', () => {
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

  it('The shortest change adds one choice to a long list', () => {
    const configurator = listGate('abcdefgh', 'h');
    expect(shortestChange(evaluate(configurator, { list: ['a', 'c'] }), 'pick', 'x')).toMatchObject({
      changes: [{ fieldName: 'list', value: ['a', 'c', 'h'] }],
    });
    expect(shortestChange(evaluate(configurator, {}), 'pick', 'x')).toMatchObject({
      changes: [{ fieldName: 'list', value: ['h'] }],
    });
    expect(shortestChange(evaluate(listGate('abcdefgh', 'g', 'h'), { list: ['a'] }), 'pick', 'x')).toBeNull();
  });

  it('The shortest change keeps a hidden choice of a long list only if a change shows it again', () => {
    const configurator = configure(
      {
        name: 'list',
        field_type: 'checkbox',
        options: [
          { value: 'a', conditional_display: rule('line', 'equals', 'edel') },
          ...options('b', 'c', 'd', 'e', 'f', 'g', 'h'),
        ],
      },
      { name: 'line', options: options('basis', 'edel') },
      {
        name: 'pick',
        options: [
          { value: 'x', conditional_display: rule('list', 'contains', 'h') },
          { value: 'y', conditional_display: { all: ['a', 'h'].map((value) => rule('list', 'contains', value)) } },
        ],
      },
    );
    const start = evaluate(configurator, { line: 'basis', list: ['a', 'c'] });
    expect(shortestChange(start, 'pick', 'x')?.changes).toEqual([{ fieldName: 'list', value: ['c', 'h'] }]);
    expect(shortestChange(start, 'pick', 'y')?.changes).toEqual([
      { fieldName: 'list', value: ['a', 'c', 'h'] },
      { fieldName: 'line', value: 'edel' },
    ]);
  });

  it('A change is not marked as shortest if a long list might suffice', () => {
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

describe('the shortest change of fields that depend on each other', () => {
  const stored = { line: [undefined, 'basis', 'edel'], fabric: [undefined, 'wolle', 'tweed'] } as const;
  const states = stored.line.flatMap((line) => stored.fabric.map((fabric) => ({ line, fabric })));
  type State = (typeof states)[number];
  const names = ['line', 'fabric'] as const;
  const goals: readonly WireCondition[] = [
    rule('fabric', 'equals', 'tweed'),
    rule('fabric', 'not_equals', 'wolle'),
    { all: [rule('fabric', 'not_equals', 'wolle'), rule('line', 'not_equals', 'edel')] },
    { any: [rule('fabric', 'equals', 'wolle'), rule('line', 'equals', 'edel')] },
  ];
  const gate = (order: readonly (typeof names)[number][], required: string, goal: WireCondition, isWhole: boolean) => {
    const isFine = rule('line', 'equals', 'edel');
    const parts = {
      line: { name: 'line', options: options('basis', 'edel'), is_required: required.includes('l') },
      fabric: {
        name: 'fabric',
        is_required: required.includes('f'),
        options: isWhole
          ? options('wolle', 'tweed')
          : [{ value: 'wolle' }, { value: 'tweed', conditional_display: isFine }],
        conditional_display: isWhole ? isFine : null,
      },
    };
    return configure(...order.map((name) => parts[name]), {
      name: 'pick',
      options: [{ value: 'always' }, { value: 'x', conditional_display: goal }],
    });
  };
  /** Returns whether the option is available and every changed value is offered and valid. */
  const isGoal = (configurator: ReturnType<typeof configure>, from: Values, to: Values) => {
    const evaluation = evaluate(configurator, to);
    const isHeld = names.every((name) => {
      const state = fieldState(evaluation, name);
      return from[name] === to[name] || (state?.value === to[name] && state?.issues.length === 0);
    });
    return isHeld && fieldState(evaluation, 'pick')?.options[1]?.isVisible === true;
  };

  it.each(
    [['line', 'fabric'] as const, ['fabric', 'line'] as const].flatMap((order) =>
      ['', 'l', 'f', 'lf'].flatMap((required) =>
        [true, false].map(
          (isWhole) => [`${order} (required: ${required}, whole field: ${isWhole})`, order, required, isWhole] as const,
        ),
      ),
    ),
  )('The shortest change is as short as brute force finds for %s', (_, order, required, isWhole) => {
    for (const goal of goals) {
      const configurator = gate(order, required, goal, isWhole);
      for (const from of states) {
        const distance = (to: State) => names.filter((name) => from[name] !== to[name]).length;
        const least = Math.min(...states.filter((to) => isGoal(configurator, from, to)).map(distance));
        const change = shortestChange(evaluate(configurator, from), 'pick', 'x');
        expect(change?.changes.length ?? Number.POSITIVE_INFINITY).toBe(least);
        const to = Object.fromEntries((change?.changes ?? []).map(({ fieldName, value }) => [fieldName, value]));
        if (change) expect(isGoal(configurator, from, { ...from, ...to })).toBe(true);
      }
    }
  });

  it('The shortest change empties a field instead of choosing a hidden option', () => {
    const configurator = gate(['line', 'fabric'], '', rule('fabric', 'not_equals', 'wolle'), false);
    expect(shortestChange(evaluate(configurator, { line: 'basis', fabric: 'wolle' }), 'pick', 'x')?.changes).toEqual([
      { fieldName: 'fabric', value: undefined },
    ]);
  });

  it('The shortest change chooses an option that another change shows, in template order', () => {
    const configurator = gate(['fabric', 'line'], 'f', rule('fabric', 'equals', 'tweed'), false);
    expect(shortestChange(evaluate(configurator, { line: 'basis', fabric: 'wolle' }), 'pick', 'x')?.changes).toEqual([
      { fieldName: 'fabric', value: 'tweed' },
      { fieldName: 'line', value: 'edel' },
    ]);
  });

  it('The shortest change resolves a comparison with a later change, and never returns a violated one', () => {
    const start = (condition: WireCondition) =>
      evaluate(
        configure(
          { name: 'low', field_type: 'number', validation_rules: { lessThanField: 'high' } },
          { name: 'high', field_type: 'number' },
          { name: 'pick', options: [{ value: 'always' }, { value: 'x', conditional_display: condition }] },
        ),
        { low: 1, high: 2 },
      );
    const both = (low: number, high: number) => ({ all: [rule('low', 'equals', low), rule('high', 'equals', high)] });
    expect(shortestChange(start(both(5, 6)), 'pick', 'x')?.changes).toEqual([
      { fieldName: 'low', value: 5 },
      { fieldName: 'high', value: 6 },
    ]);
    expect(shortestChange(start(both(6, 5)), 'pick', 'x')).toBeNull();
  });
});
