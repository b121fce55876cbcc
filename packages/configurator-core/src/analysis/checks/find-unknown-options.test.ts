import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { type WireRule, wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';

const codesFor = (rule: WireRule): readonly string[] => {
  const options = [{ value: 'small' }, { value: '2' }];
  const template = wireTemplate([
    {
      fields: [
        { name: 'size', options },
        { name: 'note', conditional_display: rule },
      ],
    },
  ]);
  return analyseTemplate(aTemplate(template)).findings.map(({ code }) => code);
};

describe('rules on unknown options', () => {
  it('Rules on unknown options are reported with rule and value', () => {
    const { template, code, path } = brokenTemplates['a rule on a value the field does not offer'];
    const [finding] = analyseTemplate(aTemplate(template)).findings;
    expect(finding).toMatchObject({ code, path, severity: 'warning', fieldNames: ['size'] });
    expect(finding?.message.de).toContain('„xxl“');
  });

  it('Rules on unknown options are matched numerically and by substring', () => {
    expect(codesFor({ field: 'size', operator: 'equals', value: '2,0' })).toEqual([]);
    expect(codesFor({ field: 'size', operator: 'contains', value: 'MALL' })).toEqual([]);
    expect(codesFor({ field: 'size', operator: 'contains', value: 'big' })).toEqual(['unknown_option', 'never_true']);
  });

  describe('of a yes/no field', () => {
    const computed = { result: 'boolean' as const, logic: { '>': [{ var: 'width' }, 5] } };
    const findingsFor = (when: WireRule) => {
      const fields = [
        { name: 'gift', field_type: 'checkbox' as const },
        { name: 'width', field_type: 'number' as const },
        { name: 'wide', field_type: 'computed' as const, computed },
      ];
      const template = wireTemplate([{ fields }], { price_rules: [{ label: 'Geschenk', when, amount: 500 }] });
      return analyseTemplate(aTemplate(template)).findings.map(({ code, fix }) => [code, fix?.kind ?? null]);
    };

    const values = ['ture', 'ja', 1].flatMap((value) => ['gift', 'wide'].map((field) => [value, field] as const));
    it.each(values)(
      'Unknown options of a yes/no field are reported for %j of %s, and no fix removes the price rule',
      (value, field) => {
        expect(findingsFor({ field, operator: 'equals', value })).toEqual([
          ['unknown_option', null],
          ['never_true', null],
        ]);
      },
    );

    it.each([true, false, 'true', 'false', ''])('Options of a yes/no field are not reported for %j', (value) => {
      expect(
        findingsFor({ field: 'gift', operator: 'equals', value }).filter(([code]) => code === 'unknown_option'),
      ).toEqual([]);
    });
  });
});
