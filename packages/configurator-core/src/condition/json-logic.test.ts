import fc from 'fast-check';
import jsonLogic from 'json-logic-js';
import { describe, expect, it } from 'vitest';
import { isSafeLogic } from '../contract/check-logic.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { applyJsonLogic } from './json-logic.ts';

const names = ['a', 'b', 'list', 'missing', 'back.link', 'a.length', '', 'list.0', 'current', 'accumulator'];
const strictOperators =
  'var missing missing_some == === != !== ! !! > >= < <= max min + - * / % merge in cat substr'.split(' ');
const otherOperators = 'if ?: and or map filter reduce all none some'.split(' ');

const literal = fc.oneof(
  fc.constantFrom<unknown>('', '0', '2', '2,5', 'Rot', 'o', true, false, null, 0, 1, -1, 2.5, 80),
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

function reference(logic: unknown, data: unknown): unknown {
  try {
    // Lookup cast: the library types only well-formed expressions.
    return jsonLogic.apply(logic as Parameters<typeof jsonLogic.apply>[0], data);
  } catch {
    return null;
  }
}

describe('JSON Logic', () => {
  it.each([
    [['Halsband', 4], 'band'],
    [['Halsband', -4], 'band'],
    [['Halsband', 0, 4], 'Hals'],
    [['Halsband', 0, -4], 'Hals'],
    [['Halsband', 2, -1], 'lsban'],
    [['Halsband', 0, '4'], 'Hals'],
  ])('cuts %j as json-logic-js does', (args, cut) => {
    expect(applyJsonLogic({ substr: args }, {})).toBe(cut);
    expect(reference({ substr: args }, {})).toBe(cut);
  });

  it('[CFG-MODEL-26] gives what json-logic-js gives, for every expression a template may carry', () => {
    fc.assert(
      fc.property(logicArbitrary, dataArbitrary, (logic, data) => {
        fc.pre(isSafeLogic(logic));
        expect(applyJsonLogic(logic, data)).toEqual(reference(logic, data));
      }),
      propertyRuns(5000),
    );
  });
});
