import fc from 'fast-check';
import { Model } from 'survey-core';
import { describe, expect, it } from 'vitest';
import { evaluate, fieldState } from '../../index.ts';
import { convertedSurvey, load } from '../../testing/fixtures/converted-survey.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const questions = [
  { type: 'text', name: 'size', inputType: 'number' },
  { type: 'text', name: 'word' },
  { type: 'dropdown', name: 'color', choices: ['red', 'green', 'blue'] },
  { type: 'checkbox', name: 'extras', choices: ['pillow', 'blanket', 'toy'] },
  { type: 'boolean', name: 'lined' },
];

/** Meaningful comparisons for each question. */
const comparison = fc.oneof(
  fc
    .tuple(fc.constantFrom('=', '<>', '<', '>', '<=', '>='), fc.integer({ min: 0, max: 4 }))
    .map(([operator, number]) => `{size} ${operator} ${number}`),
  fc
    .tuple(fc.constantFrom('=', '<>', 'contains', 'notcontains'), fc.constantFrom('ab', 'b', 'c'))
    .map(([operator, word]) => `{word} ${operator} '${word}'`),
  fc
    .tuple(fc.constantFrom('=', '<>'), fc.constantFrom('red', 'blue'))
    .map(([operator, word]) => `'${word}' ${operator} {color}`),
  fc.subarray(['red', 'green'], { minLength: 1 }).map((colors) => `{color} anyof ['${colors.join("','")}']`),
  fc
    .tuple(
      fc.constantFrom('contains', 'notcontains', 'anyof', 'allof', '='),
      fc.subarray(['pillow', 'toy'], { minLength: 1 }),
    )
    .map(([operator, list]) => `{extras} ${operator} ['${list.join("','")}']`),
  fc.constantFrom('{lined} = true', '{lined} empty', '{lined}'),
  fc
    .tuple(fc.constantFrom('size', 'word', 'color', 'extras'), fc.constantFrom('empty', 'notempty'))
    .map(([name, state]) => `{${name}} ${state}`),
);
const { expression } = fc.letrec<{ expression: string; combined: string; negated: string; leaf: string }>((tie) => ({
  leaf: comparison,
  combined: fc
    .tuple(tie('expression'), fc.constantFrom('and', 'or', '&&', '||'), tie('expression'))
    .map(([left, word, right]) => `(${left} ${word} ${right})`),
  negated: tie('expression').map((inner) => `!(${inner})`),
  expression: fc.oneof({ maxDepth: 3 }, tie('leaf'), tie('combined'), tie('negated')),
}));
const answers = fc.record(
  {
    size: fc.integer({ min: 0, max: 4 }),
    word: fc.constantFrom('ab', 'b', 'abc'),
    color: fc.constantFrom('red', 'green', 'blue'),
    extras: fc.subarray(['pillow', 'blanket', 'toy'], { minLength: 1 }),
    lined: fc.constant(true),
  },
  { requiredKeys: [] },
);

describe('a condition', () => {
  it('A condition shows a question exactly when SurveyJS shows it', () => {
    fc.assert(
      fc.property(expression, fc.array(answers, { minLength: 1, maxLength: 5 }), (visibleIf, all) => {
        const survey = { elements: [...questions, { type: 'text', name: 'asked', visibleIf }] };
        const { template, notes } = convertedSurvey(survey);
        expect(notes).toEqual([]);
        const configurator = load(template);
        const model = new Model(survey);
        for (const values of all) {
          model.data = structuredClone(values);
          const evaluation = evaluate(configurator, values);
          const isVisible = model.getQuestionByName('asked').isVisible;
          expect([visibleIf, values, fieldState(evaluation, 'asked')?.isVisible]).toEqual([
            visibleIf,
            values,
            isVisible,
          ]);
        }
      }),
      propertyRuns(150),
    );
  });
});
