import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, issuesOf, sectionStates, update, valuesOf } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { configure, options, rule, shown } from '../testing/fixtures/configure.ts';
import { wireTemplate } from '../testing/index.ts';

describe('visibility', () => {
  it('[CFG-RULE-01][CFG-RULE-02][CFG-MODEL-25] A field whose rule is not met is hidden, and shown when it is', () => {
    const configurator = configure(
      { name: 'print', options: options('none', 'one-sided') },
      { name: 'text', conditional_display: rule('print', 'not_equals', 'none') },
    );
    expect(shown(configurator, { print: 'none' })).toEqual(['print']);
    expect(shown(configurator, { print: 'one-sided' })).toEqual(['print', 'text']);
  });

  it('[CFG-RULE-01] A shown field requires the rules of the section, the group and the field', () => {
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

  it('Sections without fields are steps from the start', () => {
    const configurator = aConfigurator(wireTemplate([{ fields: [] }, { fields: [] }]));
    expect(evaluate(configurator, {}).steps).toEqual([0, 1]);
  });

  it('A hidden section is unchanged while its group changes, and updated once visible', () => {
    const configurator = aConfigurator(
      wireTemplate([
        { fields: [{ name: 's' }, { name: 'g' }] },
        {
          conditional_display: rule('s', 'equals', 'ja'),
          groups: [{ conditional_display: rule('g', 'equals', 'ja'), fields: [{ name: 'x' }] }],
        },
      ]),
    );
    const hidden = evaluate(configurator, { s: 'nein', g: 'nein' });
    const changed = update(hidden, 'g', 'ja');
    expect(sectionStates(changed)[1]).toBe(sectionStates(hidden)[1]);
    const isShown = (evaluation: typeof hidden) => sectionStates(evaluation)[1]?.groups[0]?.isVisible;
    expect([hidden, changed, update(changed, 's', 'ja')].map(isShown)).toEqual([false, false, true]);
    expect(isShown(update(update(changed, 's', 'ja'), 'g', 'nein'))).toBe(false);
  });

  it('A hidden field is treated as empty, through chains', () => {
    const configurator = configure(
      { name: 'a' },
      { name: 'b', conditional_display: rule('a', 'equals', 'ja') },
      { name: 'c', conditional_display: rule('b', 'equals', 'ja') },
      { name: 'd', conditional_display: rule('b', 'not_equals', 'ja') },
    );
    expect(shown(configurator, { a: 'ja', b: 'ja' })).toEqual(['a', 'b', 'c']);
    expect(shown(configurator, { a: 'nein', b: 'ja' })).toEqual(['a', 'd']);
  });

  it('Rules evaluate all, any, not and JSON Logic over visible, filled values', () => {
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

  it('JSON Logic reads a name with a dot', () => {
    const configurator = configure(
      { name: 'back.link' },
      { name: 'x', conditional_display: { logic: { '==': [{ var: 'back.link' }, 'rot'] } } },
    );
    expect(shown(configurator, { 'back.link': 'rot' })).toContain('x');
  });

  it('JSON Logic reads each of several names with the same prefix before the dot', () => {
    const isRed = (name: string) => ({ logic: { '==': [{ var: name }, 'rot'] } });
    const configurator = configure(
      { name: 'back.link' },
      { name: 'back.lace' },
      { name: 'x', conditional_display: isRed('back.link') },
      { name: 'y', conditional_display: isRed('back.lace') },
    );
    expect(shown(configurator, { 'back.link': 'rot', 'back.lace': 'rot' })).toEqual([
      'back.link',
      'back.lace',
      'x',
      'y',
    ]);
  });

  it('Hidden values are kept, so that showing the field again restores them', () => {
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

  it('An option cannot be chosen while hidden; a chosen one that is hidden is not evaluated', () => {
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

  it('Options are restored with their choice', () => {
    const values = { lining: 'complete', extra: 'warm' };
    expect(fieldState(evaluate(configurator, values), 'extra')?.value).toBe('warm');
    expect(shown(configurator, values)).toContain('reader');
  });

  it('Options change while the number of hidden ones stays the same', () => {
    const offered = configure(
      { name: 'size', options: options('s', 'm') },
      {
        name: 'print',
        options: [
          { value: 'always' },
          { value: 'small', conditional_display: rule('size', 'equals', 's') },
          { value: 'medium', conditional_display: rule('size', 'equals', 'm') },
          { value: 'large', conditional_display: rule('size', 'equals', 'l') },
        ],
      },
    );
    const small = evaluate(offered, { size: 's' });
    const open = (evaluation: typeof small) =>
      fieldState(evaluation, 'print')?.options.flatMap(({ option, isVisible }) => (isVisible ? [option.value] : []));
    expect(open(small)).toEqual(['always', 'small']);
    expect(open(update(small, 'size', 'm'))).toEqual(['always', 'medium']);
    expect(open(small)).toEqual(['always', 'small']);
  });

  it('[CFG-MODEL-24] Options have their colour', () => {
    const colours = configure({ name: 'c', field_type: 'color', options: [{ value: 'rot', color_value: '#C1272D' }] });
    expect(fieldState(evaluate(colours, {}), 'c')?.options[0]?.option.colorValue).toBe('#C1272D');
  });
});
