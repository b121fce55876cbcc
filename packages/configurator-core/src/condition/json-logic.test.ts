import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeLogic } from '../contract/conditions/check-logic.ts';
import { evaluate, fieldState, parseNumber } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { oracleJsonLogic } from '../testing/oracle/oracle-json-logic.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { wireTemplate } from '../testing/wire-template.ts';
import { applyJsonLogic } from './json-logic.ts';

const names = ['a', 'b', 'list', 'missing', 'back.link', 'a.length', '', 'list.0', 'current', 'accumulator'];
const strictOperators =
  'var missing missing_some == === != !== ! !! > >= < <= max min + - * / % merge in cat substr'.split(' ');
const otherOperators = 'if ?: and or map filter reduce all none some'.split(' ');

const literal = fc.oneof(
  fc.constantFrom<unknown>('', '0', '2', '2,5', '12 cm', 'Rot', 'o', true, false, null, 0, 1, -1, 2.5, 80),
  fc.constantFrom(...names),
);
const logicArbitrary = fc.letrec<{ logic: unknown }>((tie) => ({
  logic: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    literal,
    fc.constantFrom(...names).map((name) => ({ var: name })),
    fc.array(tie('logic'), { maxLength: 3 }),
    fc
      .tuple(fc.constantFrom(...strictOperators, ...otherOperators), fc.array(tie('logic'), { maxLength: 4 }))
      .map(([operator, args]) => ({ [operator]: args })),
    fc
      .tuple(fc.constantFrom(...strictOperators), tie('logic'))
      .map(([operator, argument]) => ({ [operator]: argument })),
  ),
})).logic;
const dataArbitrary = fc.record(
  {
    a: literal,
    b: literal,
    list: fc.array(fc.constantFrom('x', 'Rot', '2'), { maxLength: 3 }),
    back: fc.record({ link: literal }),
  },
  { requiredKeys: [] },
);

describe('JSON Logic', () => {
  it.each([
    [['Halsband', 4], 'band'],
    [['Halsband', -4], 'band'],
    [['Halsband', 0, 4], 'Hals'],
    [['Halsband', 0, -4], 'Hals'],
    [['Halsband', 2, -1], 'lsban'],
    [['Halsband', 0, '4'], 'Hals'],
  ])('JSON Logic takes the substring %j', (args, cut) => {
    expect(applyJsonLogic({ substr: args }, {})).toBe(cut);
    expect(oracleJsonLogic({ substr: args }, {})).toBe(cut);
  });

  it.each([
    'a.constructor',
    'a.constructor.name',
    '__proto__',
    'constructor',
    'toString',
    'list.map',
    'list.__proto__.length',
  ])('JSON Logic reads no inherited property: %s', (path) => {
    const data = { a: 'Rot', list: ['x'] };
    expect(applyJsonLogic({ var: path }, data)).toBeNull();
    expect(applyJsonLogic({ var: [{ cat: [path] }, 'fallback'] }, data)).toBe('fallback');
    expect(applyJsonLogic({ missing: [path] }, data)).toEqual([path]);
  });

  it.each([
    ['a.length', 3],
    ['list.length', 1],
    ['list.0', 'x'],
  ])('JSON Logic reads the own property %s', (path, value) => {
    expect(applyJsonLogic({ var: path }, { a: 'Rot', list: ['x'] })).toBe(value);
  });

  it.each([
    ['filter', { missing: { var: 'a' } }, []],
    ['map', { var: '' }, [undefined]],
  ])('JSON Logic reads an undefined item of a list as itself: %s', (operator, body, result) => {
    const logic = { [operator]: [[{ or: [] }], body] };
    expect(applyJsonLogic(logic, {})).toEqual(result);
    expect(oracleJsonLogic(logic, {})).toEqual(result);
  });

  it.each([
    [{ '*': [{ var: 'text' }, 100] }, '2,5', 250],
    [{ '+': [{ var: 'text' }, 1] }, '2,5', 3.5],
    [{ '-': [{ var: 'text' }, 1] }, ' 2,5 ', 1.5],
    [{ '/': [5, { var: 'text' }] }, '2,5', 2],
    [{ '%': [{ var: 'text' }, 2] }, '2,5', 0.5],
    [{ max: [{ var: 'text' }, 1] }, '2,5', 2.5],
    [{ '<': [1, { var: 'text' }, 3] }, '2,5', true],
    [{ '==': [{ var: 'text' }, 2.5] }, '2,50', true],
    [{ '!=': [2.5, { var: 'text' }] }, '2,50', false],
    [{ '*': [{ var: 'text' }, 100] }, '12 cm', Number.NaN],
    [{ '+': [{ var: 'text' }, 100] }, '12 cm', Number.NaN],
    [{ '+': [{ var: 'text' }, 100] }, ['12 cm', '3'], Number.NaN],
    [{ '-': [{ var: 'text' }, 100] }, '', Number.NaN],
    [{ '>=': [{ var: 'text' }, 12] }, '12 cm', false],
    [{ '==': [{ var: 'text' }, 0] }, '', false],
    [{ '<': [{ var: 'text' }, '2026-05-01'] }, '2026-04-30', true],
    [{ '==': [{ var: 'text' }, 'rot'] }, ['rot'], true],
  ])('JSON Logic reads numeric text as the rules do: %j of %j is %s', (logic, text, result) => {
    expect(applyJsonLogic(logic, { text })).toEqual(result);
    expect(oracleJsonLogic(logic, { text })).toEqual(result);
  });

  it('A price and a computed field read the same number from a text', () => {
    const logic = { '*': [{ var: 'typed' }, 100] };
    const configurator = aConfigurator({
      ...wireTemplate([
        { fields: [{ name: 'typed' }, { name: 'result', computed: { result: 'number', logic, decimals: 0 } }] },
      ]),
      price_rules: [{ id: 'r', label: 'Länge', amount: logic }],
    });
    const text = fc.oneof(
      fc.constantFrom('2,5', '2.5', '12 cm', '1.250', '-3', '٣', '1e3', ''),
      fc.string({ unit: fc.constantFrom('1', '0', ',', '.', ' ', 'c'), maxLength: 8 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const evaluation = evaluate(configurator, { typed }, { basePriceCents: 0 });
        const hundredfold = Math.floor((parseNumber(typed) ?? 0) * 100 + 0.5);
        expect(fieldState(evaluation, 'result')?.value ?? 0).toBe(hundredfold);
        expect(evaluation.totalCents).toBe(Math.max(0, hundredfold));
      }),
      propertyRuns(),
    );
  });

  it('[CFG-MODEL-26] JSON Logic matches an independent implementation for every allowed expression', () => {
    fc.assert(
      fc.property(logicArbitrary, dataArbitrary, (logic, data) => {
        fc.pre(isSafeLogic(logic));
        expect(applyJsonLogic(logic, data)).toEqual(oracleJsonLogic(logic, data));
      }),
      propertyRuns(5000),
    );
  });
});
