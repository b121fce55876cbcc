import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

describe('rules on unknown fields', () => {
  it('are reported, and the fix removes them', () => {
    const { template, code, path } = brokenTemplates['a rule on a field that is not there'];
    const before = aTemplate(template);
    const [finding] = analyseTemplate(before).findings;
    expect(finding).toMatchObject({ code, path, severity: 'error' });
    expect(finding?.message.de).toContain('„color“');
    expect(finding?.fix && analyseTemplate(applyFix(before, finding.fix)).findings).toEqual([]);
  });

  it('are found in JSON Logic and amounts', () => {
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
});
