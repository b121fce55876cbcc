import { describe, expect, it } from 'vitest';
import { analyseTemplate } from '../analysis/index.ts';
import { formatTemplatePath, loadConfigurator } from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { type WireCondition, wireTemplate } from '../testing/index.ts';

const issuesOfTemplate = (json: unknown) => {
  const loaded = loadConfigurator(json);
  return loaded.ok
    ? []
    : loaded.error.map(({ code, path, params }) => ({ code, path: formatTemplatePath(path), ...params }));
};
const shownIf = (field: string): WireCondition => ({ field, operator: 'equals', value: 'x' });

describe('compiling', () => {
  it('The compiler rejects a cycle of rules and names its fields', () => {
    const json = wireTemplate([
      {
        fields: [
          { name: 'start', conditional_display: null },
          { name: 'a', conditional_display: shownIf('c') },
          { name: 'b', conditional_display: shownIf('a') },
          { name: 'c', conditional_display: { all: [shownIf('b'), shownIf('start')] } },
          { name: 'd', conditional_display: shownIf('c') },
        ],
      },
    ]);
    const [issue] = issuesOfTemplate(json);
    expect(issue).toMatchObject({ code: 'cycle' });
    const names = issue && 'names' in issue && Array.isArray(issue.names) ? issue.names : [];
    expect(names[0]).toBe(names.at(-1));
    expect([...new Set(names)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('An option whose rule reads its own field is rejected', () => {
    const json = wireTemplate([
      { fields: [{ name: 'a', options: [{ value: 'x', conditional_display: shownIf('a') }] }] },
    ]);
    expect(issuesOfTemplate(json)).toEqual([{ code: 'cycle', path: '', names: ['a', 'a'] }]);
  });

  it('The compiler rejects a section shown by one of its own fields', () => {
    const json = wireTemplate([{ title: 'Futter', conditional_display: shownIf('a'), fields: [{ name: 'a' }] }]);
    expect(issuesOfTemplate(json)).toMatchObject([{ code: 'cycle' }]);
  });

  it('The compiler finds every separate cycle', () => {
    const pairs = ['a', 'b'].flatMap((name) => [
      { name: `${name}1`, conditional_display: shownIf(`${name}2`) },
      { name: `${name}2`, conditional_display: shownIf(`${name}1`) },
    ]);
    expect(issuesOfTemplate(wireTemplate([{ fields: pairs }])).map(({ code }) => code)).toEqual(['cycle', 'cycle']);
  });

  it('The compiler resolves a rule on a field id in any section, before or after', () => {
    const json = wireTemplate([
      { fields: [{ name: 'a', conditional_display: shownIf('field:b') }] },
      { fields: [{ name: 'b' }] },
    ]);
    expect(issuesOfTemplate(json)).toEqual([]);
  });

  it('A field id is rejected in JSON Logic, which reads names, but not in rules, counts and tables', () => {
    const logic = { '==': [{ var: 'field:a' }, 2] };
    const condition = (...terms: WireCondition[]): WireCondition => ({ all: [shownIf('field:c'), ...terms] });
    const json = wireTemplate(
      [
        {
          fields: [
            { name: 'a', field_type: 'number' },
            { name: 'c', options: [{ value: 'x' }] },
            { name: 'b', conditional_display: condition({ logic }) },
            {
              name: 'd',
              field_type: 'computed',
              computed: { result: 'boolean', logic: { '!!': [{ var: 'field:c.0' }] } },
            },
          ],
        },
      ],
      {
        price_rules: [
          { label: 'Logik', when: condition(), amount: { '*': [{ var: 'field:a' }, 1] } },
          { label: 'Anzahl', amount: { per_unit: 100, field: 'field:a' } },
          {
            label: 'Tabelle',
            amount: { table: { columns: { field: 'field:c', options: ['x'] }, cells: [[100]], gap: 'reject' } },
          },
        ],
      },
    );
    const fields = 'sections[0].groups[0].fields';
    const expected = [
      { code: 'unknown_field', path: `${fields}[2].conditional_display.all[1].logic.==[0].var`, name: 'field:a' },
      { code: 'unknown_field', path: `${fields}[3].computed.logic.!![0].var`, name: 'field:c.0' },
      { code: 'unknown_field', path: 'price_rules[0].amount.*[0].var', name: 'field:a' },
    ];
    expect(issuesOfTemplate(json)).toEqual(expected);
    const found = analyseTemplate(aTemplate(json)).findings.map(({ code, path }) => [code, formatTemplatePath(path)]);
    expect(found).toEqual(expected.map(({ code, path }) => [code, path]));
  });

  it('The compiler rejects rules on unknown fields in every position', () => {
    const missing = shownIf('nirgends');
    const json = wireTemplate(
      [
        {
          conditional_display: missing,
          groups: [
            {
              conditional_display: missing,
              fields: [
                { name: 'a', conditional_display: missing, options: [{ value: 'x', conditional_display: missing }] },
              ],
            },
          ],
        },
      ],
      { price_rules: [{ label: 'Regel', when: missing, amount: { '+': [{ var: 'auch_nicht' }, 1] } }] },
    );
    expect(issuesOfTemplate(json)).toEqual([
      { code: 'unknown_field', path: 'sections[0].conditional_display.field', name: 'nirgends' },
      { code: 'unknown_field', path: 'sections[0].groups[0].conditional_display.field', name: 'nirgends' },
      { code: 'unknown_field', path: 'sections[0].groups[0].fields[0].conditional_display.field', name: 'nirgends' },
      {
        code: 'unknown_field',
        path: 'sections[0].groups[0].fields[0].options[0].conditional_display.field',
        name: 'nirgends',
      },
      { code: 'unknown_field', path: 'price_rules[0].when.field', name: 'nirgends' },
      { code: 'unknown_field', path: 'price_rules[0].amount.+[0].var', name: 'auch_nicht' },
    ]);
  });

  it('[BEY-46] The compiler rejects a comparison with a missing field, a non-number field or itself', () => {
    const compared = (named: string) => ({ name: `a_${named}`, validation_rules: { greaterThanField: named } });
    const json = wireTemplate([
      {
        fields: [
          { ...compared('nirgends'), field_type: 'number' },
          { ...compared('text'), field_type: 'number' },
          { name: 'self', field_type: 'number', validation_rules: { lessThanField: 'field:self' } },
          { name: 'text', validation_rules: { greaterThanField: 'nirgends' } },
        ],
      },
    ]);
    const rules = (index: number) => `sections[0].groups[0].fields[${index}].validation_rules`;
    // Comparisons of a text field are ignored, like its `min`.
    expect(issuesOfTemplate(json)).toEqual([
      { code: 'unknown_field', path: `${rules(0)}.greaterThanField`, name: 'nirgends' },
      { code: 'unknown_field', path: `${rules(1)}.greaterThanField`, name: 'text' },
      { code: 'unknown_field', path: `${rules(2)}.lessThanField`, name: 'field:self' },
    ]);
  });

  it('The compiler rejects duplicate names, ids and option values', () => {
    const json = wireTemplate([
      { id: 's', fields: [{ name: 'a', options: [{ value: 'x' }, { value: 'x' }] }] },
      { id: 's', fields: [{ name: 'a' }] },
    ]);
    expect(issuesOfTemplate(json).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'duplicate_option sections[0].groups[0].fields[0].options[1].value',
      'duplicate_id sections[1].id',
      'duplicate_name sections[1].groups[0].fields[0].name',
      'duplicate_id sections[1].groups[0].fields[0].id',
    ]);
  });

  it('The compiler handles a chain of 5000 fields without recursion', () => {
    const fields = Array.from({ length: 5000 }, (_, index) => ({
      name: `f${index}`,
      conditional_display: index === 0 ? null : shownIf(`f${index - 1}`),
    }));
    expect(issuesOfTemplate(wireTemplate([{ fields: fields.reverse() }]))).toEqual([]);
  });
});
