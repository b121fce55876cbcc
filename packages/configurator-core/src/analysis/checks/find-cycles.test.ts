import { describe, expect, it } from 'vitest';
import { loadConfigurator } from '../../index.ts';
import { aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';

describe('visibility cycles', () => {
  it('The analysis reports the fields of the cycle and stops the analysis', () => {
    const { template, code, path } = brokenTemplates['two fields that need each other filled'];
    const analysis = analyseTemplate(aTemplate(template));
    expect(analysis.findings).toEqual([
      expect.objectContaining({ code, path, severity: 'error', fieldNames: ['a', 'b'] }),
    ]);
    expect(analysis.undecided).toEqual([]);
    expect(loadConfigurator(template).ok).toBe(false);
  });

  it('The analysis reports an option whose rule reads its own field as a cycle', () => {
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

  it('The analysis finds a cycle through the condition of a section', () => {
    const template = wireTemplate([
      { conditional_display: { field: 'a', operator: 'contains', value: 'x' }, fields: [{ name: 'a' }] },
    ]);
    expect(analyseTemplate(aTemplate(template)).findings.map(({ code }) => code)).toEqual(['visibility_cycle']);
  });
});
