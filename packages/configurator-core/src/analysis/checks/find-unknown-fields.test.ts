import { describe, expect, it } from 'vitest';
import { compileTemplate, evaluate, formatTemplatePath, type TemplatePath } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { options, rule } from '../../testing/fixtures/configure.ts';
import { type WireCondition, wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

describe('rules on unknown fields', () => {
  it('Rules on unknown fields are reported, and the fix removes them', () => {
    const { template, code, path } = brokenTemplates['a rule on a field that is not there'];
    const before = aTemplate(template);
    const [finding] = analyseTemplate(before).findings;
    expect(finding).toMatchObject({ code, path, severity: 'error' });
    expect(finding?.message.de).toContain('„color“');
    expect(finding?.fix && analyseTemplate(applyFix(before, finding.fix)).findings).toEqual([]);
  });

  it('Rules on unknown fields are reported at the text that names the field, also when compiled', () => {
    const isGone = rule('gone', 'equals', 'x');
    const isA = rule('a', 'equals', 'x');
    const inLogic = [
      { var: 'gone' },
      { '==': [{ var: ['gone.back', 1] }, 'x'] },
      { '!': { missing: ['a', 'gone'] } },
      { missing: [['a', 'gone']] },
      { missing: 'gone' },
      { missing_some: [1, ['a', 'gone']] },
      { some: [{ var: 'gone' }, { '==': [{ var: 'gone' }, 1] }] },
      { if: [{ var: 'a' }, [1, { var: 'gone' }], 0] },
    ];
    const conditions: readonly WireCondition[] = [
      isGone,
      { not: isGone },
      { all: [isA, { any: [isA, isGone] }, isGone] },
      ...inLogic.map((logic) => ({ logic })),
    ];
    const columns = { field: 'gone', ranges: [{ from: 0, to: 9 }] };
    const amounts = [
      ...inLogic,
      { per_character: 5, field: 'gone' },
      { per_unit: 5, field: 'gone' },
      { table: { columns, cells: [[1]], gap: 'reject' } },
      { table: { columns, rows: { field: 'gone', options: ['x'] }, cells: [[1]], gap: 'reject' } },
    ];
    const json = wireTemplate(
      [
        { title: 'S', conditional_display: isGone, groups: [{ conditional_display: isGone, fields: [] }] },
        {
          fields: [
            { name: 'a' },
            { name: 'c', field_type: 'computed', computed: { result: 'boolean', logic: { '!!': { var: 'gone' } } } },
            { name: 'o', options: [{ value: 'x', conditional_display: isGone }] },
            ...conditions.map((conditional_display, index) => ({ name: `f${index}`, conditional_display })),
          ],
        },
      ],
      {
        price_rules: [
          ...conditions.map((when) => ({ label: 'R', when, amount: 100 })),
          ...amounts.map((amount) => ({ label: 'R', amount })),
        ],
      },
    );
    const at = (path: TemplatePath): unknown =>
      path.reduce<unknown>((part, step) => (isObject(part) ? Reflect.get(part, step) : undefined), json);
    const { findings } = analyseTemplate(aTemplate(json));
    const compiled = compileTemplate(aTemplate(json));
    const issues = compiled.ok ? [] : compiled.error;
    for (const { code, path } of [...findings, ...issues])
      expect([code, at(path)]).toEqual(['unknown_field', expect.stringMatching(/^gone/)]);
    const sorted = (list: readonly { readonly path: TemplatePath }[]) =>
      list.map(({ path }) => formatTemplatePath(path)).sort();
    expect(sorted(findings)).toEqual(sorted(issues));
    expect(new Set(sorted(findings)).size).toBe(4 + 2 * (conditions.length + 1) + amounts.length + 1);
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
