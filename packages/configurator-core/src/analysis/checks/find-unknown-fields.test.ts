import { describe, expect, it } from 'vitest';
import { compileTemplate, evaluate } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { options, rule } from '../../testing/fixtures/configure.ts';
import { type WireCondition, wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

describe('rules on unknown fields', () => {
  it('Rules on unknown fields are reported, and the fix removes them', () => {
    const { template, code, path } = brokenTemplates['a rule on a field that is not there'];
    const before = aTemplate(template);
    const [finding] = analyseTemplate(before).findings;
    expect(finding).toMatchObject({ code, path, severity: 'error' });
    expect(finding?.message.de).toContain('„color“');
    expect(finding?.fix && analyseTemplate(applyFix(before, finding.fix)).findings).toEqual([]);
  });

  it('Rules on unknown fields are found in JSON Logic and amounts', () => {
    const template = wireTemplate(
      [{ fields: [{ name: 'a', conditional_display: { logic: { '!!': [{ var: 'b' }] } } }] }],
      {
        price_rules: [{ label: 'Zuschlag', amount: { '*': [35, { var: 'c' }] } }],
      },
    );
    expect(analyseTemplate(aTemplate(template)).findings.map(({ path }) => path)).toEqual([
      ['sections', 0, 'groups', 0, 'fields', 0, 'conditional_display', 'logic'],
      ['price_rules', 0, 'amount'],
    ]);
  });

  describe('of a price rule', () => {
    const isExpress: WireCondition = rule('express', 'equals', 'ja');
    const isLarge: WireCondition = rule('size', 'equals', 'L');
    const readsExpress: WireCondition = { logic: { '==': [{ var: 'express' }, 'ja'] } };
    /** Returns the finding, the template after its fix, and the totals after it for each size. */
    const fixed = (when: WireCondition) => {
      const template = wireTemplate([{ fields: [{ name: 'size', options: options('M', 'L') }] }], {
        price_rules: [{ label: 'Express', when, amount: 1900 }],
      });
      const before = aTemplate(template);
      const [finding] = analyseTemplate(before).findings;
      if (!finding?.fix) throw new Error('no fix');
      const after = compileTemplate(applyFix(before, finding.fix));
      if (!after.ok) throw new Error('refused');
      const totals = [{}, { size: 'M' }, { size: 'L' }].map(
        (values) => evaluate(after.value, values, { basePriceCents: 9900 }).totalCents,
      );
      return { code: finding.code, fix: finding.fix, totals };
    };

    it.each<[string, WireCondition]>([
      ['a sole rule', isExpress],
      ['a sole expression', readsExpress],
      ['a negated rule', { not: isExpress }],
      ['a term of all', { all: [isExpress, isLarge] }],
      ['an expression in all', { all: [readsExpress, isLarge] }],
      ['a term of a negated any', { not: { any: [isExpress, isLarge] } }],
    ])('The fix removes the price rule for %s, so that it is never charged', (_, when) => {
      expect(fixed(when)).toEqual({
        code: 'unknown_field',
        fix: { kind: 'remove', path: ['price_rules', 0] },
        totals: [9900, 9900, 9900],
      });
    });

    it('The fix keeps the other terms of any', () => {
      const { fix, totals } = fixed({ any: [isExpress, isLarge] });
      expect(fix).toEqual({ kind: 'set_condition', path: ['price_rules', 0], condition: { any: [isLarge] } });
      expect(totals).toEqual([9900, 9900, 11_800]);
    });

    it('The fix keeps the other terms of a negated all', () => {
      const { fix, totals } = fixed({ not: { all: [isExpress, isLarge] } });
      expect(fix).toEqual({ kind: 'set_condition', path: ['price_rules', 0], condition: { not: { all: [isLarge] } } });
      expect(totals).toEqual([11_800, 11_800, 9900]);
    });
  });
});
