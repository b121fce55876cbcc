import { describe, expect, it } from 'vitest';
import type { FieldType } from '../contract/template/template.schema.ts';
import { evaluate, initialValues, issuesOf, update, valuesOf } from '../index.ts';
import { configure, type FieldDraft, issueCodes, kept, options, rule } from '../testing/fixtures/configure.ts';

const sketch = { id: '5f0c2a0e-6d0c-4c55-8f35-0d8c4b6f2a10', name: 'a.pdf', mediaType: 'application/pdf', bytes: 1 };

/** An input of each type, and what the type keeps of it. */
const inputs: Readonly<Record<FieldType, readonly [draft: Omit<FieldDraft, 'name'>, raw: unknown, kept: unknown]>> = {
  text: [{}, 'Bella', 'Bella'],
  textarea: [{}, 'Bella', 'Bella'],
  number: [{}, '2,5', 2.5],
  dropdown: [{ options: options('s', 'm') }, 'm', 'm'],
  radio: [{ options: options('s', 'm') }, 'm', 'm'],
  checkbox: [{ options: options('s', 'm') }, ['m'], ['m']],
  color: [{}, '#336699', '#336699'],
  static_text: [{}, 'Bella', undefined],
  iframe: [{}, 'Bella', undefined],
  computed: [{ computed: { logic: { '+': [1, 1] }, result: 'number' } }, 'Bella', undefined],
  file: [{}, [sketch], [sketch]],
};

describe('values', () => {
  it.each(Object.entries(inputs) as [FieldType, (typeof inputs)[FieldType]][])(
    'A field of the type %s keeps what it reads of an input',
    (field_type, [draft, raw, value]) => {
      expect(kept({ name: 'a', field_type, ...draft }, raw)).toEqual(value);
    },
  );

  it('[CFG-MODEL-10][CFG-MODEL-11] The types text and textarea hold text; empty text is absent', () => {
    for (const field_type of ['text', 'textarea', 'color'] as const) {
      expect(kept({ name: 'a', field_type }, 'Bella')).toBe('Bella');
      expect(kept({ name: 'a', field_type }, '')).toBeUndefined();
      expect(kept({ name: 'a', field_type }, ['x'])).toBeUndefined();
    }
  });

  it('[CFG-MODEL-12][CFG-RULE-15] The type number holds a number; 2,5 is 2.5 and any other text becomes empty', () => {
    const field: FieldDraft = { name: 'a', field_type: 'number' };
    expect(kept(field, '2,5')).toBe(2.5);
    expect(kept(field, 2.5)).toBe(2.5);
    for (const raw of ['', 'viel', '12 cm', '1,2,3', Number.NaN, null]) expect(kept(field, raw)).toBeUndefined();
    expect(Object.is(kept(field, '-0'), 0)).toBe(true);
  });

  it('[CFG-MODEL-13][CFG-MODEL-14][CFG-MODEL-16] The types dropdown, radio and color with options hold one of their options', () => {
    for (const field_type of ['dropdown', 'radio', 'color'] as const) {
      expect(kept({ name: 'a', field_type, options: options('s', 'm') }, 'm')).toBe('m');
      expect(kept({ name: 'a', field_type, options: options('s', 'm') }, 'xl')).toBeUndefined();
      expect(kept({ name: 'a', field_type, options: options('s', 'm') }, ['m'])).toBeUndefined();
      expect(kept({ name: 'a', field_type, options: options('1', '2') }, 2)).toBe('2');
    }
  });

  it('[CFG-MODEL-15] The type checkbox with options holds a list in option order without duplicates', () => {
    const field: FieldDraft = { name: 'a', field_type: 'checkbox', options: options('s', 'm', 'l') };
    expect(kept(field, ['l', 's', 'l', 'xl'])).toEqual(['s', 'l']);
    expect(kept(field, [])).toBeUndefined();
    expect(kept({ name: 'a', field_type: 'checkbox' }, true)).toBe(true);
    expect(kept({ name: 'a', field_type: 'checkbox' }, false)).toBeUndefined();
  });

  it('[CFG-MODEL-17][CFG-MODEL-18][CFG-RULE-13][CFG-RULE-14] The types static_text and iframe hold nothing and are never validated', () => {
    for (const field_type of ['static_text', 'iframe'] as const) {
      const field: FieldDraft = { name: 'a', field_type, is_required: true, validation_rules: { minLength: 3 } };
      expect(kept(field, 'x')).toBeUndefined();
      expect(issueCodes(configure(field), { a: 'x' })).toEqual([]);
    }
  });

  it('A long text is truncated if the field requires it, else kept with an issue', () => {
    const rules = { validation_rules: { maxLength: 5 } };
    const cut: FieldDraft = { name: 'a', ...rules, additional_options: { cutOff: true } };
    expect(kept(cut, 'BELLISSIMA')).toBe('BELLI');
    expect(kept(cut, '🐕🐕🐕🐕🐕🐕')).toBe('🐕🐕🐕🐕🐕');
    expect(kept({ name: 'a', ...rules }, 'BELLISSIMA')).toBe('BELLISSIMA');
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: 'BELLISSIMA' })).toEqual(['a too_long']);
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: '🐕🐕🐕🐕🐕' })).toEqual([]);
  });

  it('Texts are counted and truncated by grapheme: a flag is one character', () => {
    const rules = { validation_rules: { minLength: 2, maxLength: 3 } };
    const cut: FieldDraft = { name: 'a', ...rules, additional_options: { cutOff: true } };
    expect(kept(cut, '🇩🇪🇦🇹🇨🇭🇪🇺')).toBe('🇩🇪🇦🇹🇨🇭');
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: '🇩🇪🇦🇹🇨🇭' })).toEqual([]);
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: '👨‍👩‍👧' })).toEqual(['a too_short']);
    expect(issueCodes(configure({ name: 'a', ...rules }), { a: '🇩🇪🇦🇹🇨🇭🇪🇺' })).toEqual(['a too_long']);
  });
});

describe('invalid values', () => {
  it('Invalid values are ignored', () => {
    const configurator = configure(
      { name: 'size', is_required: true, options: options('s') },
      { name: 'n', field_type: 'number', is_required: true },
      { name: 'show', field_type: 'static_text' },
      { name: 'list', field_type: 'checkbox', options: options('a', 'b') },
    );
    const evaluation = evaluate(configurator, { size: 'xl', n: 'fünf', show: 'x', list: ['b', 'gone', 'a'] });
    expect(issuesOf(evaluation).map(({ fieldName }) => fieldName)).toEqual(['size', 'n']);
    expect(valuesOf(evaluation)).toEqual({ list: ['a', 'b'] });
  });
});

describe('initial values', () => {
  it('[CFG-MODEL-19][CFG-MODEL-23] Initial values come from default_value and is_default options, and is_default wins', () => {
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

  it('Initial values fill hidden fields too, and an invalid default is empty', () => {
    const configurator = configure(
      { name: 'a' },
      { name: 'b', default_value: 'x', conditional_display: rule('a', 'equals', 'x') },
      { name: 'c', field_type: 'number', default_value: 'viel' },
      { name: 'd', default_value: 'xl', options: options('s') },
    );
    expect(initialValues(configurator)).toEqual({ b: 'x' });
  });
});

describe('a change', () => {
  it('A change of an unknown field, by name or by an index of another template, is ignored', () => {
    const evaluation = evaluate(configure({ name: 'a' }), {});
    const place = configure({ name: 'a' }).places.get('a');
    expect(place && update(evaluation, place, 'Bella')).toBe(evaluation);
    expect(update(evaluation, 'b', 'Bella')).toBe(evaluation);
  });
});
