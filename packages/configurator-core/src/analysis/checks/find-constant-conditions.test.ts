import { describe, expect, it } from 'vitest';
import { evaluate, fieldState } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { type BrokenTemplate, brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import type { FindingCode } from '../findings/finding.ts';

const codes: readonly FindingCode[] = ['never_true', 'never_shown', 'always_true', 'implied', 'only_incomplete'];
const examples = Object.entries<BrokenTemplate>(brokenTemplates).filter(([, { code }]) =>
  codes.some((constant) => constant === code),
);

describe('constant conditions', () => {
  it.each(examples)('reports %s and nothing else', (_, { template, code, path }) => {
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(findings.map((found) => ({ code: found.code, path: found.path }))).toEqual([{ code, path }]);
    expect(undecided).toEqual([]);
  });

  it('reports a hidden child with values that fulfil its own condition', () => {
    const { template } = brokenTemplates['a child that needs another size than its group'];
    const [finding] = analyseTemplate(aTemplate(template)).findings;
    expect(finding?.witness).toEqual({ size: 'm' });
    const evaluation = evaluate(aConfigurator(template), finding?.witness ?? {}, { basePriceCents: 9900 });
    expect(fieldState(evaluation, 'hood')?.isVisible).toBe(false);
  });

  it('has German and English messages', () => {
    const { template } = brokenTemplates['a number beyond its bounds'];
    expect(analyseTemplate(aTemplate(template)).findings[0]?.message).toEqual({
      de: 'Das Feld „giant“ erscheint nie: Die Bedingung kann nie zutreffen.',
      en: 'The field “giant” is never shown: its condition can never hold.',
    });
  });

  it.each([
    ['a number', { '>': [{ var: 'a' }, 3] }, []],
    ['a number beyond its bounds', { '>': [{ '*': [2, { var: 'a' }] }, 20] }, ['never_true']],
    ['a number and a choice', { or: [{ '<': [{ var: 'a' }, 11] }, { '==': [{ var: 'size' }, 's'] }] }, ['always_true']],
  ])('decides JSON Logic over %s', (_, logic, codes) => {
    const template = wireTemplate([
      {
        fields: [
          { name: 'a', field_type: 'number', validation_rules: { max: 10 } },
          { name: 'size', options: [{ value: 's' }, { value: 'm' }] },
          { name: 'b', conditional_display: { logic } },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect([findings.map(({ code }) => code), undecided]).toEqual([codes, []]);
  });

  const [w, h] = [{ var: 'w' }, { var: 'h' }];
  const room = { '+': [{ '*': [2, w] }, h] };

  it.each<[string, object, readonly string[], boolean]>([
    ['beyond what they reach', { '>': [room, 300] }, ['never_true'], false],
    ['up to what they reach', { '>=': [room, 300] }, [], false],
    ['on both sides', { '<': [{ '*': [2, w] }, { '-': [300.5, h] }] }, [], false],
    ['between two limits', { '<': [-1, room, 301] }, [], false],
    [
      'in proportion',
      { and: [{ '>': [room, 100] }, { '<': [{ '+': [{ '*': [4, w] }, { '*': [2, h] }] }, 200] }] },
      ['never_true'],
      false,
    ],
    ['that no step meets', { '==': [{ '+': [{ '*': [2, w] }, { '*': [2, h] }] }, 77] }, ['never_true'], false],
    ['against each other', { or: [{ '>': [w, h] }, { '>': [h, w] }, { '==': [w, h] }] }, [], false],
    ['of which the second shares a number', { and: [{ '>': [room, 250] }, { '<': [{ '+': [w, h] }, 125] }] }, [], true],
    ['multiplied', { '>': [{ '*': [w, h] }, 5000] }, [], true],
  ])('decides JSON Logic over several numbers %s', (_, logic, codes, isOpen) => {
    const number = { field_type: 'number' as const, validation_rules: { min: 0, max: 100, step: 1 } };
    const template = wireTemplate([
      {
        fields: [
          { name: 'w', ...number },
          { name: 'h', ...number },
          { name: 'b', conditional_display: { logic } },
        ],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect([findings.map(({ code }) => code), undecided.length > 0]).toEqual([codes, isOpen]);
  });

  it('reports JSON Logic over a text as undecided', () => {
    const template = wireTemplate([
      {
        fields: [{ name: 'a' }, { name: 'b', conditional_display: { logic: { in: ['x', { var: 'a' }] } } }],
      },
    ]);
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(findings).toEqual([]);
    expect(undecided).toContainEqual({
      code: 'never_true',
      path: ['sections', 0, 'groups', 0, 'fields', 1, 'conditional_display'],
      reason: 'json_logic',
    });
  });

  it('decides the conditions that do not depend on free JSON Logic', () => {
    const template = wireTemplate([
      {
        fields: [
          { name: 'size', options: [{ value: 's' }, { value: 'm' }] },
          {
            name: 'b',
            conditional_display: {
              all: [
                { logic: { '!!': [{ var: 'size' }] } },
                { field: 'size', operator: 'equals', value: 's' },
                { field: 'size', operator: 'equals', value: 'm' },
              ],
            },
          },
        ],
      },
    ]);
    expect(analyseTemplate(aTemplate(template)).findings.map(({ code }) => code)).toEqual(['never_true']);
  });
});
