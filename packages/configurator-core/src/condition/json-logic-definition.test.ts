import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Condition, operators } from '../contract/conditions/condition.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import { drawnFiles } from '../testing/arbitraries/draw-values.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { readForms } from '../testing/read-forms.ts';
import { compileCondition } from './compile-condition.ts';
import { applyJsonLogic, isJsonLogicTruthy } from './json-logic.ts';
import { conditionToJsonLogic } from './json-logic-definition.ts';

const texts = ['', '2', '2,0', '2.0', '-0', '12 cm', 'Rot', 'rot', 'r', 'true', '  ', '0', 'ä'];
const literal = fc.oneof(
  fc.constantFrom<unknown>(...texts, 2, 0, -0, 80.5, true, false, null),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const single = fc.oneof(
  fc.constantFrom<FieldValue>(...texts.slice(1), 2, 80.5, true, undefined),
  fc.string({ minLength: 1 }),
  fc.integer(),
);
const choices = ['s', '2', '2,0', 'Rot'] as const;

/** Fields that a condition can read: free values, a choice, a list and files. */
const fields = [
  { name: 'free', index: 0, isList: false, choices: null, isOpaque: false },
  { name: 'choice', index: 1, isList: false, choices, isOpaque: false },
  { name: 'list', index: 2, isList: true, choices: null, isOpaque: false },
  { name: 'files', index: 3, isList: false, choices: null, isOpaque: true },
] as const;
const valuesArbitrary = fc.tuple(
  single,
  fc.constantFrom<FieldValue>(undefined, ...choices),
  fc.subarray([...choices]).map((list): FieldValue => (list.length > 0 ? list : undefined)),
  fc.subarray([...drawnFiles]).map((files): FieldValue => (files.length > 0 ? files : undefined)),
);
const conditionArbitrary = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      field: fc.constantFrom(...fields.map(({ name }) => name)),
      operator: fc.constantFrom(...operators),
      value: literal,
    }),
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
})).condition;

const scope = {
  all: fields,
  find: (name: string) => fields.find((field) => field.name === name),
  reportUnknown: () => {},
  reportRead: () => {},
};

describe('compiled conditions', () => {
  it('[CFG-MODEL-26] Compiled conditions give the same result as json-logic-js for their definition', () => {
    fc.assert(
      fc.property(conditionArbitrary, valuesArbitrary, (condition, values) => {
        const check = compileCondition(condition, scope);
        const forms = Object.fromEntries(
          fields.map(({ name, isList }, index) => [name, readForms(values[index], isList)]),
        );
        const definition = conditionToJsonLogic(condition, (name) => name === 'list');
        expect(check({ effectiveValue: (index) => values[index] })).toBe(
          isJsonLogicTruthy(applyJsonLogic(definition, forms)),
        );
      }),
      propertyRuns(5000),
    );
  });
});
