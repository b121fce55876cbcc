import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, formatIssue, germanMessages, issuesOf, sectionStates, type Values } from '../index.ts';
import { configure, type FieldDraft, issueCodes, options, rule, shown } from '../testing/fixtures/configure.ts';
import type { WireField } from '../testing/index.ts';

describe('validation', () => {
  const sentence = (field: FieldDraft, value: Values[string]) => {
    const configurator = configure({ label: 'Rückenlänge', ...field });
    return issuesOf(evaluate(configurator, { [field.name]: value })).map((issue) =>
      formatIssue(issue, configurator, germanMessages),
    );
  };
  const required = { name: 'a', is_required: true };

  it('[CFG-RULE-08] A required field without a value has its message', () => {
    expect(sentence(required, undefined)).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
  });

  it('[CFG-RULE-09] A required field with an empty or blank value has its message', () => {
    expect(sentence(required, '')).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
    expect(sentence(required, '  \u00a0')).toEqual(['Rückenlänge ist ein Pflichtfeld.']);
  });

  it('[CFG-RULE-10] A required field with an empty list has its message', () => {
    expect(sentence({ ...required, field_type: 'checkbox', options: options('x') }, [])).toEqual([
      'Rückenlänge ist ein Pflichtfeld.',
    ]);
  });

  it('A required lone checkbox must be true', () => {
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
  it.each(rules)(
    '[CFG-MODEL-20] The invalid value %j returns its message',
    (validation_rules, field_type, value, text) => {
      expect(sentence({ name: 'a', field_type, validation_rules }, value)).toEqual([text]);
      expect(sentence({ name: 'a', field_type, validation_rules }, undefined)).toEqual([]);
    },
  );

  it('Steps are counted from min or 0, including decimals', () => {
    const step = (validation_rules: WireField['validation_rules'], value: number) =>
      issueCodes(configure({ name: 'a', field_type: 'number', validation_rules }), { a: value });
    expect(step({ step: 0.1 }, 0.3)).toEqual([]);
    expect(step({ min: 1, step: 2 }, 3)).toEqual([]);
    expect(step({ min: 1, step: 2 }, 4)).toEqual(['a off_step']);
    expect(step({ step: 2 }, 3)).toEqual(['a off_step']);
    expect(step({ min: 0, max: 9 }, 2.5)).toEqual([]);
  });

  it('A pattern is anchored', () => {
    const configurator = configure({ name: 'a', validation_rules: { pattern: 'a|b' } });
    expect(issueCodes(configurator, { a: 'a' })).toEqual([]);
    expect(issueCodes(configurator, { a: 'ab' })).toEqual(['a pattern']);
  });

  it('An out-of-range number is kept as a value with an issue', () => {
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

  it('Hidden fields are skipped, so that a section can be complete without them', () => {
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
