import { describe, expect, it } from 'vitest';
import { loadConfigurator } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';

describe('circles of visibility', () => {
  it('names the fields on the circle and analyses no further', () => {
    const { template, code, path } = brokenTemplates['two fields that need each other filled'];
    const analysis = analyseTemplate(aTemplate(template));
    expect(analysis.findings).toEqual([
      expect.objectContaining({ code, path, severity: 'error', fieldNames: ['a', 'b'] }),
    ]);
    expect(analysis.undecided).toEqual([]);
    expect(loadConfigurator(template).ok).toBe(false);
  });

  it('takes an option whose rule reads its own field for a circle', () => {
    const template = wireTemplate([
      {
        fields: [
          {
            name: 'size',
            options: [{ value: 's', conditional_display: { field: 'size', operator: 'equals', value: 's' } }],
          },
        ],
      },
    ]);
    expect(analyseTemplate(aTemplate(template)).findings.map(({ code }) => code)).toEqual(['visibility_cycle']);
  });

  it('sees a circle through the condition of a section', () => {
    const template = wireTemplate([
      { conditional_display: { field: 'a', operator: 'contains', value: 'x' }, fields: [{ name: 'a' }] },
    ]);
    expect(analyseTemplate(aTemplate(template)).findings.map(({ code }) => code)).toEqual(['visibility_cycle']);
  });
});
