import { describe, expect, it } from 'vitest';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

describe('redundant terms', () => {
  it.each([
    ['a term another term contains', brokenTemplates['a term another term contains']],
    ['a term the chain contains', brokenTemplates['a term the chain contains']],
  ])('The analysis reports %s, and the fix removes it', (_, { template, code, path }) => {
    const before = aTemplate(template);
    const [finding, ...others] = analyseTemplate(before).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code, path, severity: 'hint' });
    if (finding?.fix == null) throw new Error('There is a fix');
    expect(analyseTemplate(applyFix(before, finding.fix)).findings).toEqual([]);
  });

  it('The fix keeps one of two equal terms', () => {
    const rule = { field: 'size', operator: 'equals', value: 's' };
    const template = aTemplate({
      id: 't',
      version: 1,
      name: 'T',
      sections: [
        {
          id: 's',
          title: 'S',
          groups: [
            {
              id: 'g',
              fields: [
                {
                  id: 'f1',
                  name: 'size',
                  label: 'Größe',
                  field_type: 'dropdown',
                  options: [{ id: 'o', label: 'S', value: 's' }],
                },
                {
                  id: 'f2',
                  name: 'note',
                  label: 'Notiz',
                  field_type: 'text',
                  conditional_display: { all: [rule, rule] },
                },
              ],
            },
          ],
        },
      ],
    });
    const { findings } = analyseTemplate(template);
    expect(findings.map(({ path }) => path)).toEqual([
      ['sections', 0, 'groups', 0, 'fields', 1, 'conditional_display', 'all', 1],
    ]);
    expect(findings[0]?.fix).toMatchObject({ kind: 'set_condition', condition: rule });
  });
});
