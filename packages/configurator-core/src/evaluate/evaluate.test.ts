import { describe, expect, it } from 'vitest';
import {
  evaluate,
  fieldState,
  formatIssue,
  germanMessages,
  initialValues,
  issuesOf,
  sectionStates,
  setValue,
  type Values,
  valuesOf,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { type WireField, type WireRule, wireTemplate } from '../testing/index.ts';

type Draft = Parameters<typeof wireTemplate>[0][number];
type FieldDraft = NonNullable<Draft['fields']>[number];

const configure = (...fields: FieldDraft[]) => aConfigurator(wireTemplate([{ fields }]));
const rule = (field: string, operator: WireRule['operator'], value: WireRule['value']): WireRule => ({
  field,
  operator,
  value,
});
const shown = (configurator: ReturnType<typeof configure>, values: Values) =>
  [...configurator.fields.keys()].filter((name) => fieldState(evaluate(configurator, values), name)?.isVisible);
const issueCodes = (configurator: ReturnType<typeof configure>, values: Values) =>
  issuesOf(evaluate(configurator, values)).map(({ code, fieldName }) => `${fieldName} ${code}`);
const kept = (field: FieldDraft, raw: unknown) => setValue(configure(field), {}, field.name, raw)[field.name];
const options = (...values: string[]): NonNullable<FieldDraft['options']> => values.map((value) => ({ value }));

describe('values', () => {
  it('[CFG-MODEL-10][CFG-MODEL-11] text and textarea hold text; empty text is absent', () => {
    for (const field_type of ['text', 'textarea', 'color'] as const) {
      expect(kept({ name: 'a', field_type }, 'Bella')).toBe('Bella');
      expect(kept({ name: 'a', field_type }, '')).toBeUndefined();
      expect(kept({ name: 'a', field_type }, ['x'])).toBeUndefined();
    }
  });

  it('[CFG-MODEL-12][CFG-RULE-15] number holds a number; 2,5 is 2.5 and what is no number becomes empty', () => {
    const field: FieldDraft = { name: 'a', field_type: 'number' };
    expect(kept(field, '2,5')).toBe(2.5);
    expect(kept(field, 2.5)).toBe(2.5);
    for (const raw of ['', 'viel', '12 cm', '1,2,3', Number.NaN, null]) expect(kept(field, raw)).toBeUndefined();
    expect(Object.is(kept(field, '-0'), 0)).toBe(true);
  });

  it('[CFG-MODEL-13][CFG-MODEL-14][CFG-MODEL-16] dropdown, radio and color with options hold one of their options', () => {
    for (const field_type of ['dropdown', 'radio', 'color'] as const) {
      expect(kept({ name: 'a', field_type, options: options('s', 'm') }, 'm')).toBe('m');
      expect(kept({ name: 'a', field_type, options: options('s', 'm') }, 'xl')).toBeUndefined();
    }
  });

  it('[CFG-MODEL-15] checkbox with options holds a list in option order without doubles', () => {
    const field: FieldDraft = { name: 'a', field_type: 'checkbox', options: options('s', 'm', 'l') };
    expect(kept(field, ['l', 's', 'l', 'xl'])).toEqual(['s', 'l']);
    expect(kept(field, [])).toBeUndefined();
    expect(kept({ name: 'a', field_type: 'checkbox' }, true)).toBe(true);
    expect(kept({ name: 'a', field_type: 'checkbox' }, false)).toBeUndefined();
  });

  it('[CFG-MODEL-17][CFG-MODEL-18][CFG-RULE-13][CFG-RULE-14] static_text and iframe hold nothing and are never checked', () => {
    for (const field_type of ['static_text', 'iframe'] as const) {
      const field: FieldDraft = { name: 'a', field_type, is_required: true, validation_rules: { minLength: 3 } };
      expect(kept(field, 'x')).toBeUndefined();
      expect(issueCodes(configure(field), { a: 'x' })).toEqual([]);
    }
  });

  it('cuts text off where the field says so, else keeps it with an issue', () => {
    const rules = { validation_rules: { maxLength: 5 } };
    const cut: FieldDraft = { name: 'a', ...rules, additional_options: { cutOff: true } };
    expect(kept(cut, 'BELLISSIMA')).toBe('BELLI');
    expect(kept(cut, '🐕🐕🐕🐕🐕🐕')).toBe('🐕🐕🐕🐕🐕');
    expect(kept({ name: 'a', ...rules }, 'BELLISSIMA')).toBe('BELLISSIMA');
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: 'BELLISSIMA' })).toEqual(['a too_long']);
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: '🐕🐕🐕🐕🐕' })).toEqual([]);
  });
});

describe('values that do not fit', () => {
  it('count for nothing', () => {
    const configurator = configure(
      { name: 'size', is_required: true, options: options('s') },
      { name: 'n', field_type: 'number', is_required: true },
      { name: 'show', field_type: 'static_text' },
      { name: 'list', field_type: 'checkbox', options: options('a', 'b') },
    );
    const evaluation = evaluate(configurator, { size: 'xl', n: '5', show: 'x', list: ['b', 'gone', 'a'] });
    expect(issuesOf(evaluation).map(({ fieldName }) => fieldName)).toEqual(['size', 'n']);
    expect(valuesOf(evaluation)).toEqual({ list: ['a', 'b'] });
  });
});

describe('initial values', () => {
  it('[CFG-MODEL-19][CFG-MODEL-23] come from default_value and is_default options, of which is_default wins', () => {
    const configurator = configure(
      { name: 'age', field_type: 'number', default_value: '2,5' },
      { name: 'size', default_value: 's', options: [{ value: 's' }, { value: 'm', is_default: true }] },
      {
        name: 'extras',
        field_type: 'checkbox',
        options: [
          { value: 'a', is_default: true },
          { value: 'b', is_default: true },
        ],
      },
      { name: 'colour', default_value: 'rot', options: options('rot', 'blau') },
    );
    expect(initialValues(configurator)).toEqual({ age: 2.5, size: 'm', extras: ['a', 'b'], colour: 'rot' });
  });

  it('fill hidden fields too, and a default that does not fit is empty', () => {
    const configurator = configure(
      { name: 'a' },
      { name: 'b', default_value: 'x', conditional_display: rule('a', 'equals', 'x') },
      { name: 'c', field_type: 'number', default_value: 'viel' },
      { name: 'd', default_value: 'xl', options: options('s') },
    );
    expect(initialValues(configurator)).toEqual({ b: 'x' });
  });
});

describe('visibility', () => {
  it('[CFG-RULE-01][CFG-RULE-02][CFG-MODEL-25] hides a field whose rule is not met and shows it when it is', () => {
    const configurator = configure(
      { name: 'print', options: options('none', 'one-sided') },
      { name: 'text', conditional_display: rule('print', 'not_equals', 'none') },
    );
    expect(shown(configurator, { print: 'none' })).toEqual(['print']);
    expect(shown(configurator, { print: 'one-sided' })).toEqual(['print', 'text']);
  });

  it('[CFG-RULE-01] needs the section, the group and the own rule', () => {
    const configurator = aConfigurator(
      wireTemplate([
        { fields: [{ name: 's' }, { name: 'g' }, { name: 'f' }] },
        {
          conditional_display: rule('s', 'equals', 'ja'),
          groups: [
            {
              conditional_display: rule('g', 'equals', 'ja'),
              fields: [{ name: 'x', conditional_display: rule('f', 'equals', 'ja') }],
            },
          ],
        },
      ]),
    );
    const all = { s: 'ja', g: 'ja', f: 'ja' };
    expect(shown(configurator, all)).toContain('x');
    for (const name of ['s', 'g', 'f']) expect(shown(configurator, { ...all, [name]: 'nein' })).not.toContain('x');
  });

  it('takes a hidden field for empty, through chains', () => {
    const configurator = configure(
      { name: 'a' },
      { name: 'b', conditional_display: rule('a', 'equals', 'ja') },
      { name: 'c', conditional_display: rule('b', 'equals', 'ja') },
      { name: 'd', conditional_display: rule('b', 'not_equals', 'ja') },
    );
    expect(shown(configurator, { a: 'ja', b: 'ja' })).toEqual(['a', 'b', 'c']);
    expect(shown(configurator, { a: 'nein', b: 'ja' })).toEqual(['a', 'd']);
  });

  it('knows all, any, not and JSON Logic over the shown, filled values', () => {
    const configurator = configure(
      { name: 'a' },
      { name: 'n', field_type: 'number' },
      { name: 'all', conditional_display: { all: [rule('a', 'equals', 'x'), rule('n', 'greater_than', 5)] } },
      { name: 'any', conditional_display: { any: [rule('a', 'equals', 'x'), rule('n', 'greater_than', 5)] } },
      { name: 'not', conditional_display: { not: rule('a', 'equals', 'x') } },
      { name: 'logic', conditional_display: { logic: { '>': [{ '+': [{ var: 'n' }, 1] }, 6] } } },
      { name: 'absent', conditional_display: { logic: { '==': [{ var: 'a' }, null] } } },
    );
    expect(shown(configurator, { a: 'x', n: 6 })).toEqual(['a', 'n', 'all', 'any', 'logic']);
    expect(shown(configurator, { n: 1 })).toEqual(['a', 'n', 'not', 'absent']);
  });

  it('reads a name with a point in JSON Logic', () => {
    const configurator = configure(
      { name: 'back.link' },
      { name: 'x', conditional_display: { logic: { '==': [{ var: 'back.link' }, 'rot'] } } },
    );
    expect(shown(configurator, { 'back.link': 'rot' })).toContain('x');
  });

  it('keeps hidden values, so that showing the field again brings them back', () => {
    const configurator = configure({ name: 'a' }, { name: 'b', conditional_display: rule('a', 'equals', 'ja') });
    const values = { a: 'nein', b: 'Text' };
    expect(fieldState(evaluate(configurator, values), 'b')).toMatchObject({ isVisible: false, value: 'Text' });
    expect(valuesOf(evaluate(configurator, values))).toEqual(values);
  });
});

describe('options', () => {
  const configurator = configure(
    { name: 'lining', options: options('none', 'complete') },
    {
      name: 'extra',
      is_required: true,
      options: [{ value: 'plain' }, { value: 'warm', conditional_display: rule('lining', 'equals', 'complete') }],
    },
    { name: 'reader', conditional_display: rule('extra', 'equals', 'warm') },
  );

  it('cannot be chosen while hidden; a chosen one that becomes hidden counts as not chosen', () => {
    const evaluation = evaluate(configurator, { lining: 'none', extra: 'warm' });
    expect(fieldState(evaluation, 'extra')).toMatchObject({
      value: undefined,
      options: [
        { isVisible: true, isChosen: false },
        { isVisible: false, isChosen: false },
      ],
    });
    expect(issuesOf(evaluation)).toEqual([{ code: 'required', fieldName: 'extra' }]);
    expect(shown(configurator, { lining: 'none', extra: 'warm' })).not.toContain('reader');
  });

  it('come back with their choice', () => {
    const values = { lining: 'complete', extra: 'warm' };
    expect(fieldState(evaluate(configurator, values), 'extra')?.value).toBe('warm');
    expect(shown(configurator, values)).toContain('reader');
  });

  it('[CFG-MODEL-24] carry their colour', () => {
    const colours = configure({ name: 'c', field_type: 'color', options: [{ value: 'rot', color_value: '#C1272D' }] });
    expect(fieldState(evaluate(colours, {}), 'c')?.options[0]?.option.colorValue).toBe('#C1272D');
  });
});

describe('validation', () => {
  const sentence = (field: FieldDraft, value: Values[string]) => {
    const configurator = configure({ label: 'Rückenlänge', ...field });
    return issuesOf(evaluate(configurator, { [field.name]: value })).map((issue) =>
      formatIssue(issue, configurator, germanMessages),
    );
  };
  const required = { name: 'a', is_required: true };

  it('[CFG-RULE-08] a required field without a value gives its sentence', () => {
    expect(sentence(required, undefined)).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
  });

  it('[CFG-RULE-09] a required field with an empty value or blanks gives its sentence', () => {
    expect(sentence(required, '')).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
    expect(sentence(required, '  \u00a0')).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
  });

  it('[CFG-RULE-10] a required field with an empty list gives its sentence', () => {
    expect(sentence({ ...required, field_type: 'checkbox', options: options('x') }, [])).toEqual([
      'Rückenlänge ist ein Pflichtfeld.',
    ]);
  });

  it('a required lone checkbox must be true', () => {
    expect(issueCodes(configure({ ...required, field_type: 'checkbox' }), { a: false })).toEqual(['a required']);
    expect(issueCodes(configure({ ...required, field_type: 'checkbox' }), { a: true })).toEqual([]);
  });

  const rules: [WireField['validation_rules'], WireField['field_type'], Values[string], string][] = [
    [{ min: 10 }, 'number', 9, 'Rückenlänge muss mindestens 10 sein.'],
    [{ max: 60.5 }, 'number', 61, 'Rückenlänge darf höchstens 60,5 sein.'],
    [{ min: 10, step: 0.5 }, 'number', 10.25, 'Rückenlänge geht in Schritten von 0,5 ab 10.'],
    [{ integer: true }, 'number', 1.5, 'Rückenlänge muss eine ganze Zahl sein.'],
    [{ minLength: 3 }, 'text', 'ab', 'Rückenlänge braucht mindestens 3 Zeichen.'],
    [{ maxLength: 3 }, 'textarea', 'abcd', 'Rückenlänge darf höchstens 3 Zeichen haben.'],
    [{ pattern: '[a-z]+' }, 'text', 'abc1', 'Rückenlänge hat nicht die erwartete Form ([a-z]+).'],
    [{ email: true }, 'text', 'anna@', 'Rückenlänge ist keine gültige E-Mail-Adresse.'],
    [{ min: 10, message: 'Bitte messen Sie noch einmal.' }, 'number', 9, 'Bitte messen Sie noch einmal.'],
  ];
  it.each(rules)('[CFG-MODEL-20] %j says what is wrong', (validation_rules, field_type, value, text) => {
    expect(sentence({ name: 'a', field_type, validation_rules }, value)).toEqual([text]);
    expect(sentence({ name: 'a', field_type, validation_rules }, undefined)).toEqual([]);
  });

  it('counts steps from min, from 0 without one, in decimals too', () => {
    const step = (validation_rules: WireField['validation_rules'], value: number) =>
      issueCodes(configure({ name: 'a', field_type: 'number', validation_rules }), { a: value });
    expect(step({ step: 0.1 }, 0.3)).toEqual([]);
    expect(step({ min: 1, step: 2 }, 3)).toEqual([]);
    expect(step({ min: 1, step: 2 }, 4)).toEqual(['a off_step']);
    expect(step({ step: 2 }, 3)).toEqual(['a off_step']);
  });

  it('anchors patterns', () => {
    const configurator = configure({ name: 'a', validation_rules: { pattern: 'a|b' } });
    expect(issueCodes(configurator, { a: 'a' })).toEqual([]);
    expect(issueCodes(configurator, { a: 'ab' })).toEqual(['a pattern']);
  });

  it('keeps an out-of-range number as a value with an issue', () => {
    const configurator = configure(
      { name: 'a', field_type: 'number', validation_rules: { max: 5 } },
      { name: 'b', conditional_display: rule('a', 'greater_than', 5) },
    );
    expect(fieldState(evaluate(configurator, { a: 7 }), 'a')).toMatchObject({
      value: 7,
      issues: [{ code: 'above_max' }],
    });
    expect(shown(configurator, { a: 7 })).toEqual(['a', 'b']);
  });

  it('checks no hidden field and leaves a section complete without it', () => {
    const configurator = configure(
      { name: 'a' },
      { ...required, name: 'b', conditional_display: rule('a', 'equals', 'x') },
    );
    expect(sectionStates(evaluate(configurator, {}))[0]?.isComplete).toBe(true);
    expect(sectionStates(evaluate(configurator, { a: 'x' }))[0]).toMatchObject({
      isComplete: false,
      issues: [{ code: 'required', fieldName: 'b' }],
    });
  });
});
