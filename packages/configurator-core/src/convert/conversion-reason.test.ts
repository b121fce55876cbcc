import { describe, expect, it } from 'vitest';
import type { Result } from '../result.ts';
import type { ConversionNote, ConversionOptions, Converted } from './conversion.ts';
import type { ConditionFault, ConversionReason } from './conversion-reason.ts';
import { formatConversionReason } from './format-reason.ts';
import { fromJsonForms } from './json-forms/from-json-forms.ts';
import { fromSurveyJs } from './survey-js/from-survey-js.ts';

type Conversion = Result<Converted, readonly ConversionNote[]>;

const survey = (...elements: unknown[]) =>
  fromSurveyJs({ elements: [{ name: 'size', inputType: 'number' }, ...elements] });
const question = (json: object) => survey({ name: 'a', type: 'text', ...json });
const file = (json: object) => question({ type: 'file', ...json });

const properties = {
  list: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
  count: { type: 'number' },
};
const property = (json: object) =>
  fromJsonForms({ schema: { type: 'object', properties: { ...properties, a: json }, required: ['a'] } });
const control = (json: object, schema = properties) =>
  fromJsonForms({
    schema: { type: 'object', properties: schema },
    uischema: {
      type: 'VerticalLayout',
      elements: [
        { type: 'Control', scope: '#/properties/list' },
        { type: 'Control', scope: '#/properties/count', ...json },
      ],
    },
  });

/** Returns a question in nested panels with a condition each: more nested conditions than a template may have. */
function nestedPanels(depth: number): object {
  if (depth === 0) return { type: 'text', name: 'a' };
  return { type: 'panel', visibleIf: `{size} > ${depth}`, elements: [nestedPanels(depth - 1)] };
}

const listWithA = { scope: '#/properties/list', schema: { contains: { const: 'a' } } };

/** A source for each reason. The type requires all of them. */
const sources: { readonly [Code in ConversionReason['code']]: () => Conversion } = {
  unknown_element: () => question({ type: 'signaturepad' }),
  unknown_key: () => question({ correctAnswer: 'x' }),
  translations: () => question({ title: { default: 'Size', de: 'Größe' } }),
  not_a_number: () => question({ inputType: 'number', min: '{size} + 1' }),
  entry_not_an_object: () => survey('text'),
  renamed: () => question({ name: 'a.b' }),
  without_name: () => question({ name: '' }),
  never_visible: () => question({ visible: false }),
  contains_answer: () => question({ title: 'For {size}' }),
  flag_value: () => question({ type: 'boolean', valueTrue: 'yes' }),
  unset_flag: () => survey({ type: 'boolean', name: 'b' }, { type: 'text', name: 'a', visibleIf: '{b} = false' }),
  text_comparison: () => survey({ type: 'text', name: 'b' }, { type: 'text', name: 'a', visibleIf: "{b} = 'c'" }),
  hidden_value: () =>
    survey(
      { type: 'rating', name: 'b', visibleIf: '{size} > 1' },
      { type: 'text', name: 'a', visibleIf: '{b} notempty' },
    ),
  empty_value: () => control({ rule: { effect: 'SHOW', condition: listWithA } }),
  blank_text: () => property({ type: 'string' }),
  second_pattern: () => question({ validators: ['a', 'b'].map((regex) => ({ type: 'regex', regex })) }),
  second_message: () => question({ validators: ['a', 'b'].map((text) => ({ type: 'email', text })) }),
  without_control: () => control({}, { ...properties, other: { type: 'string' } } as typeof properties),
  added_choice: () => question({ type: 'radiogroup', choices: ['a'], showOtherItem: true }),
  choice_without_value: () => question({ type: 'radiogroup', choices: ['a', 'a'] }),
  no_choices: () => question({ type: 'dropdown', choicesByUrl: { url: 'https://example.org' } }),
  required_boolean: () => question({ type: 'boolean', isRequired: true }),
  default_value: () => property({ type: 'string', default: {} }),
  plain_text: () => question({ inputType: 'date' }),
  unbounded_pattern: () => property({ type: 'string', pattern: '(a)\\1' }),
  unknown_validator: () => question({ validators: [{ type: 'expression' }] }),
  no_accepted_files: () => file({ acceptedTypes: '.docx' }),
  any_file: () => file({}),
  file_types: () => file({ acceptedTypes: 'image/*,video/*' }),
  picture_types: () => file({ acceptedTypes: '.png' }),
  file_count: () => file({ acceptedTypes: '.pdf', allowMultiple: true }),
  unknown_property: () => control({ scope: '#/properties/none' }),
  unknown_schema: () => property({ type: 'array', items: { type: 'object' } }),
  read_only: () => control({ options: { readonly: true } }),
  multiple_of: () => property({ type: 'number', minimum: 1, multipleOf: 2 }),
  exclusive_bound: () => property({ type: 'number', exclusiveMinimum: 0.5 }),
  rule_effect: () => control({ rule: { effect: 'DISABLE' } }),
  condition: () => question({ visibleIf: '{other} = 1' }),
  condition_cycle: () =>
    survey(
      { type: 'text', name: 'a', visibleIf: '{b} notempty' },
      { type: 'text', name: 'b', visibleIf: '{a} notempty' },
    ),
  not_a_survey: () => fromSurveyJs(7),
  not_a_form: () => fromJsonForms({ schema: 7 }),
  refused: () => survey(nestedPanels(300)),
};

const visibleIf = (expression: string) => question({ visibleIf: expression });
const rule = (condition: unknown) => control({ rule: { effect: 'SHOW', condition } });
const schemaOf = (name: string, schema: object) => rule({ scope: `#/properties/${name}`, schema });

/** A source for each fault of a condition. The type requires all of them. */
const conditions: { readonly [Code in ConditionFault['code']]: () => Conversion } = {
  unreadable: () => visibleIf('{size} ; 1'),
  nested_too_deeply: () => visibleIf(`${'('.repeat(40)}{size} = 1${')'.repeat(40)}`),
  bracket_not_closed: () => visibleIf('({size} = 1'),
  ends_too_early: () => visibleIf('{size} ='),
  not_supported: () => visibleIf('today() > {size}'),
  list_of_expressions: () => visibleIf('{size} anyof [{a}]'),
  compares_no_question: () => visibleIf('1 = 1'),
  compares_two_questions: () => visibleIf('{size} = {a}'),
  compares_with_empty_list: () => visibleIf('{size} anyof []'),
  compares_with_list: () => visibleIf('{size} = [1, 2]'),
  not_a_number: () => visibleIf("{size} > 'big'"),
  unknown_question: () => visibleIf('{other} = 1'),
  reads_files: () =>
    survey({ type: 'file', name: 'photo' }, { type: 'text', name: 'a', visibleIf: "{photo} = 'a.png'" }),
  no_condition: () => rule(null),
  unknown_scope: () => rule({ scope: '#/properties/none', schema: { const: 1 } }),
  no_schema: () => rule({ scope: '#/properties/list' }),
  empty_schema: () => schemaOf('list', { title: 'x' }),
  unknown_keyword: () => schemaOf('list', { minItems: 2 }),
  holds_list: () => schemaOf('list', { const: 'a' }),
  holds_no_list: () => schemaOf('count', { contains: { const: 1 } }),
  compares_with_object: () => schemaOf('count', { const: {} }),
  bound_not_a_number: () => schemaOf('count', { minimum: 'x' }),
};

const notesOf = (result: Conversion) => (result.ok ? result.value.notes : result.error);

describe('the reason of a note', () => {
  it.each(Object.entries(sources))(
    'The reason of a note is %s, and the message is its English text',
    (code, convert) => {
      const note = notesOf(convert()).find(({ reason }) => reason.code === code);
      expect(note?.message).toMatch(/^['A-Z].*\.$/);
      expect(note?.message).toBe(note && formatConversionReason(note.reason));
      expect(note?.message).not.toMatch(/undefined|\[object/);
    },
  );

  it.each(Object.entries(conditions))('The reason of a note names %s as the fault of a condition', (code, convert) => {
    const faults = notesOf(convert()).flatMap(({ reason }) => (reason.code === 'condition' ? [reason.fault.code] : []));
    expect(faults).toEqual([code]);
  });
});

describe('a part without a title', () => {
  const options: ConversionOptions = {
    names: { survey: 'Umfrage', form: 'Formular', step: (position) => `Schritt ${position}` },
  };

  it('A part without a title gets the title given by the caller', () => {
    const element = { type: 'text', name: 'a' };
    const titles = (result: Conversion) =>
      result.ok && [result.value.template.name, ...(result.value.template.sections ?? []).map(({ title }) => title)];
    const schema = { type: 'object', properties };
    const elements = [{ type: 'Control', scope: '#/properties/count' }];
    const uischema = { type: 'Categorization', elements: [{ type: 'Category', elements }] };
    expect(titles(fromSurveyJs({ pages: [{ elements: [element] }] }, options))).toEqual(['Umfrage', 'Schritt 1']);
    expect(titles(fromSurveyJs({ elements: [element] }, options))).toEqual(['Umfrage', 'Umfrage']);
    expect(titles(fromJsonForms({ schema }, options))).toEqual(['Formular', 'Formular']);
    expect(titles(fromJsonForms({ schema, uischema }, options))).toEqual(['Formular', 'Schritt 1']);
    expect(titles(fromJsonForms({ schema }))).toEqual(['Form', 'Form']);
  });
});
