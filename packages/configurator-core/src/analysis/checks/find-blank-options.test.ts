import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../testing/a-configurator.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

const withOption = (value: string) =>
  aTemplate(wireTemplate([{ fields: [{ name: 'size', is_required: true, options: [{ value }, { value: 's' }] }] }]));

describe('options whose value is blank', () => {
  it.each([' ', '\t', '\u00a0'])('Options whose value is blank are an error: %j', (value) => {
    expect(analyseTemplate(withOption(value)).findings).toMatchObject([
      {
        code: 'blank_option',
        severity: 'error',
        path: ['sections', 0, 'groups', 0, 'fields', 0, 'options', 0, 'value'],
        fieldName: 'size',
        optionValue: value,
        fix: { kind: 'remove', path: ['sections', 0, 'groups', 0, 'fields', 0, 'options', 0] },
      },
    ]);
  });

  it('Options whose value is blank are removed by the fix', () => {
    const template = withOption(' ');
    const fix = analyseTemplate(template).findings[0]?.fix;
    expect(fix && analyseTemplate(applyFix(template, fix)).findings).toEqual([]);
  });

  it('Options whose value is blank leave a required field without a choice', () => {
    const template = aTemplate(
      wireTemplate([{ fields: [{ name: 'size', is_required: true, options: [{ value: ' ' }] }] }]),
    );
    const { findings } = analyseTemplate(template);
    expect(findings.map(({ code }) => code)).toEqual(['cannot_complete', 'blank_option']);
    expect(findings[1]?.fix).toBeNull();
  });
});
