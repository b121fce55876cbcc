import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { basketSurvey } from '../../testing/fixtures/basket-survey.ts';
import { answeredSurveyArbitrary } from '../../testing/fixtures/random-survey.ts';
import { type Answers, ConvertedSurvey } from '../../testing/fixtures/survey-differences.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

// SurveyJS reports expressions that it cannot read.
beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

const basketAnswers = fc.record(
  {
    length: fc.constantFrom(30, 40, 42, 45, 60, 120, 125),
    shape: fc.constantFrom('round', 'oval'),
    embroidered: fc.boolean(),
    'dog.name': fc.constantFrom(' ', 'Rex'),
    mail: fc.constantFrom('a@b.de', 'a', '@'),
    extras: fc.constantFrom<unknown>([], ['pillow'], ['toy', 'blanket'], ['blanket', 'toy', 'pillow']),
    wishes: fc.constantFrom(' ', 'Red'),
    softness: fc.constantFrom(1, 3),
  },
  { requiredKeys: [] },
);

describe('a converted survey', () => {
  it('The example shows and accepts what SurveyJS does', () => {
    const survey = new ConvertedSurvey(basketSurvey);
    fc.assert(
      fc.property(fc.array(basketAnswers, { minLength: 10, maxLength: 10 }), (answers) => {
        expect(survey.differences(answers)).toEqual([]);
      }),
      propertyRuns(10),
    );
  });

  it('Any survey shows and accepts what SurveyJS does, or a note at the place reports the difference', () => {
    fc.assert(
      fc.property(answeredSurveyArbitrary(), ({ survey, answers }) => {
        expect(new ConvertedSurvey(survey).differences(answers)).toEqual([]);
      }),
      propertyRuns(300),
    );
  });
});

/** A question that the text, number, list, choice or yes/no question before it can show. */
const shown = (visibleIf: string, more: object = {}) => ({ type: 'text', name: 'shown', visibleIf, ...more });
const word = { type: 'text', name: 'word' };
const list = { type: 'checkbox', name: 'list', choices: ['a', 'b', '2'] };
const flag = { type: 'boolean', name: 'flag' };

describe('a condition', () => {
  it.each<[string, object[], Answers[]]>([
    [
      'beside `visible: false` shows the question',
      [word, shown("{word} contains 'z'", { visible: false })],
      [{ word: 'z' }, {}],
    ],
    ['on a yes or no that is not answered', [flag, shown('{flag} <> true')], [{}, { flag: true }, { flag: false }]],
    ['that compares with an empty text', [word, shown("{word} <> ''")], [{}, { word: 'a' }]],
    [
      'on options that are similar numbers',
      [{ ...list, type: 'dropdown', choices: ['1', '01'] }, shown("{list} = '1'")],
      [{ list: '1' }, { list: '01' }, {}],
    ],
    [
      'on options in another letter case',
      [list, shown("{list} = ['B', 'a']")],
      [{ list: ['a', 'b'] }, { list: ['b', 'a'] }, { list: ['a'] }],
    ],
    [
      'on other values of yes',
      [{ ...flag, valueTrue: 'J' }, shown("{flag} = 'j'")],
      [{}, { flag: 'J' }, { flag: false }],
    ],
  ])('A condition %s is exact and has no note', (_, elements, answers) => {
    const survey = new ConvertedSurvey({ elements });
    expect(survey.notes.filter(({ reason }) => reason.code !== 'flag_value')).toEqual([]);
    expect(survey.differences(answers)).toEqual([]);
  });

  it.each<[string, object[]]>([
    ['approximated text_comparison', [word, shown("{word} = 'Ja'")]],
    ['approximated unset_flag', [flag, shown('{flag} = false')]],
    ['approximated hidden_value', [flag, { ...list, visibleIf: '{flag} = true' }, shown("{list} contains 'a'")]],
    ['approximated added_choice', [{ ...list, type: 'radiogroup', showOtherItem: true }, shown("{list} = 'other'")]],
    ['always_shown condition', [word, shown("!{word} = 'a'")]],
    ['always_shown condition', [list, shown('{list} > 1')]],
    ['always_shown condition', [word, shown('{word}')]],
  ])('A condition that differs has the note %s', (note, elements) => {
    const found = new ConvertedSurvey({ elements }).notes.filter(({ path }) => path[1] === elements.length - 1);
    expect(found.map(({ code, reason }) => `${code} ${reason.code}`)).toEqual([note]);
  });
});

describe('a part of a survey', () => {
  it.each<[string, object, string]>([
    ['A hidden page', { pages: [{ name: 'p', visible: false, elements: [word] }] }, 'left_out pages.0'],
    [
      'A picture',
      { elements: [{ type: 'imagepicker', name: 'q', choices: [{ value: 'a', imageLink: 'a.png' }] }] },
      'ignored elements.0.choices.0.imageLink',
    ],
    [
      'A second pattern',
      {
        elements: [
          {
            ...word,
            validators: [
              { type: 'regex', regex: 'a' },
              { type: 'regex', regex: 'b' },
            ],
          },
        ],
      },
      'left_out elements.0.validators.1.regex',
    ],
    [
      'A title with an answer',
      { elements: [word, { ...word, name: 'q', title: 'Dear {word}' }] },
      'approximated elements.1.title',
    ],
    ['A value of yes', { elements: [{ ...flag, valueTrue: 'J' }] }, 'approximated elements.0.valueTrue'],
  ])('%s is reported', (_, survey, note) => {
    const { notes } = new ConvertedSurvey({ elements: [], ...survey });
    expect(notes.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([note]);
  });

  it('The steps of a rating have no error of binary fractions', () => {
    const elements = [{ type: 'rating', name: 'rate', rateMin: 0, rateMax: 1, rateStep: 0.1 }];
    const { template, notes } = new ConvertedSurvey({ elements });
    expect(template.sections?.[0]?.groups?.[0]?.fields?.[0]?.options?.map(({ value }) => value)).toEqual([
      ...['0', '0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '0.7', '0.8', '0.9', '1'],
    ]);
    expect(notes).toEqual([]);
  });
});
