import { describe, expect, it } from 'vitest';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { dogBedTemplate } from '../testing/example-templates/dog-bed.ts';
import { stressTemplate } from '../testing/stress-template.ts';
import { type WireCondition, wireTemplate } from '../testing/wire-template.ts';
import { analyseTemplate } from './analyse-template.ts';
import { priceBounds } from './price/price-bounds.ts';

describe('the analysis as a whole', () => {
  // Questions beyond their budget are undecided, so no undecided question means that the work was bounded.
  it('The analysis decides everything about 500 fields within its budget', () => {
    expect(analyseTemplate(aTemplate(stressTemplate(500))).undecided).toEqual([]);
  });

  it('The analysis decides everything about a chain of 500 fields within its budget', () => {
    const fields = Array.from({ length: 500 }, (_, index) => ({
      name: `f${index}`,
      conditional_display: index > 0 ? ({ field: `f${index - 1}`, operator: 'equals', value: 'x' } as const) : null,
    }));
    expect(analyseTemplate(aTemplate(wireTemplate([{ fields }]))).undecided).toEqual([]);
  });

  it.each([
    ['choices', { options: [{ value: 'x' }, { value: 'y' }] }, ['equals', 'x'], ['equals', 'y']],
    ['texts', {}, ['equals', 'x'], ['equals', 'y']],
    ['numbers', { field_type: 'number' }, ['greater_than', 5], ['less_than', 4]],
  ] as const)('The analysis decides 500 terms over %s of which the first and the last exclude each other', (...row) => {
    const [, kind, [operator, value], [lastOperator, lastValue]] = row;
    const fields = Array.from({ length: 499 }, (_, index) => ({ name: `f${index}`, ...kind }));
    const terms: WireCondition[] = fields.map(({ name }) => ({ field: name, operator, value }));
    const last: WireCondition = { field: 'f0', operator: lastOperator, value: lastValue };
    const note = { name: 'note', conditional_display: { all: [...terms, last] } };
    const { findings, undecided } = analyseTemplate(aTemplate(wireTemplate([{ fields: [...fields, note] }])));
    expect(findings.map(({ code, fieldName }) => [code, fieldName])).toEqual([['never_true', 'note']]);
    expect(Object.keys(findings[0]?.witness ?? {})).toHaveLength(499);
    expect(undecided).toEqual([]);
  });

  it('The analysis sorts by severity, then by position in the template', () => {
    const rule = (value: string) => ({ field: 'size', operator: 'equals', value }) as const;
    const template = wireTemplate([
      {
        fields: [
          { name: 'size', options: [{ value: 's' }, { value: 'm' }] },
          { name: 'hint', conditional_display: { any: [rule('s'), { not: rule('s') }] } },
          { name: 'never', conditional_display: { all: [rule('s'), rule('m')] } },
          { name: 'stuck', is_required: true, options: [{ value: 'x', conditional_display: rule('m') }] },
        ],
      },
    ]);
    const { findings } = analyseTemplate(aTemplate(template));
    expect(findings.map(({ code }) => code)).toEqual(['dead_end', 'never_true', 'always_true']);
  });

  it('The analysis returns section id, field name and option value besides the path', () => {
    const never: WireCondition = {
      all: [
        { field: 'size', operator: 'equals', value: 's' },
        { not: { field: 'size', operator: 'equals', value: 's' } },
      ],
    };
    const template = wireTemplate(
      [
        { id: 'first', fields: [{ name: 'size', options: [{ value: 's' }, { value: 'm' }] }] },
        {
          id: 'second',
          fields: [{ name: 'hood', options: [{ value: 'x', conditional_display: structuredClone(never) }] }],
        },
        { id: 'third', conditional_display: structuredClone(never) },
      ],
      { price_rules: [{ label: 'Never', when: structuredClone(never), amount: 1 }] },
    );
    const { findings } = analyseTemplate(aTemplate(template));
    expect(
      findings.map(({ element, sectionId, fieldName, optionValue }) => [element, sectionId, fieldName, optionValue]),
    ).toEqual([
      ['option', 'second', 'hood', 'x'],
      ['section', 'third', null, null],
      ['price_rule', null, null, null],
    ]);
  });

  it('A bed with compared length and width has no finding and no undecided rule', () => {
    expect(analyseTemplate(aTemplate(dogBedTemplate))).toEqual({ findings: [], undecided: [] });
  });

  it('Rules on a text that is longer than its field allows are decided, and the other rules on the field', () => {
    const rule = (operator: 'contains' | 'equals', value: string) => ({ field: 'text', operator, value }) as const;
    const template = wireTemplate([
      {
        fields: [
          { name: 'text', validation_rules: { maxLength: 5 } },
          { name: 'long', conditional_display: rule('contains', 'hellrot') },
          { name: 'both', conditional_display: { all: [rule('contains', 'hell'), rule('contains', 'rot')] } },
          { name: 'fits', conditional_display: rule('contains', 'rot') },
          { name: 'whole', conditional_display: rule('equals', 'Bello') },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(undecided).toEqual([]);
    expect(findings.map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['never_true', 'long'],
      ['never_true', 'both'],
    ]);
  });

  it('Rules that need a longer text than the analysis builds are left undecided', () => {
    const contains = { field: 'text', operator: 'contains', value: 'rot' } as const;
    const template = wireTemplate([
      {
        fields: [
          { name: 'text', validation_rules: { minLength: 1e9 } },
          { name: 'other', conditional_display: contains },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(findings).toEqual([]);
    expect(undecided.length).toBeGreaterThan(0);
    expect(priceBounds(aConfigurator(template))?.lowest).toMatchObject({ totalCents: 9900 });
  });

  it('The analysis stops at its budget instead of running on', () => {
    const names = Array.from({ length: 40 }, (_, index) => `n${index}`);
    const pairs = names.slice(0, 20).map((name, index) => ({
      any: [
        { field: name, operator: 'equals' as const, value: 'x' },
        { field: names[39 - index] ?? '', operator: 'equals' as const, value: 'y' },
      ],
    }));
    const crossed = names.slice(0, 20).map((name, index) => ({
      any: [
        { field: name, operator: 'equals' as const, value: 'y' },
        { field: names[20 + ((index * 7) % 20)] ?? '', operator: 'equals' as const, value: 'x' },
      ],
    }));
    const template = wireTemplate([
      {
        fields: [
          ...names.map((name) => ({ name, options: [{ value: 'x' }, { value: 'y' }] })),
          { name: 'hard', conditional_display: { all: [...pairs, ...crossed] } },
        ],
      },
    ]);
    const { undecided } = analyseTemplate(aTemplate(template));
    expect(new Set(undecided.map(({ reason }) => reason))).toEqual(new Set(['budget']));
  });
});
