import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTemplate, evaluate, fieldState } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { templateArbitrary } from '../../testing/arbitraries/index.ts';
import { type BrokenTemplate, brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';
import type { FindingCode } from '../findings/finding.ts';

const codes: readonly FindingCode[] = [
  'never_true',
  'never_shown',
  'always_true',
  'implied',
  'only_incomplete',
  'never_asked',
  'always_asked',
];
const examples = Object.entries<BrokenTemplate>(brokenTemplates).filter(([, { code }]) =>
  codes.some((constant) => constant === code),
);

const never = { all: ['s', 'm'].map((value) => ({ field: 'size', operator: 'equals' as const, value })) };

describe('constant conditions', () => {
  it.each(examples)('The analysis reports %s and nothing else', (_, { template, code, path }) => {
    const { findings, undecided } = analyseTemplate(aTemplate(template));
    expect(findings.map((found) => ({ code: found.code, path: found.path }))).toEqual([{ code, path }]);
    expect(undecided).toEqual([]);
  });

  it('The analysis reports a hidden child with values that fulfil its own condition', () => {
    const { template } = brokenTemplates['a child that needs another size than its group'];
    const [finding] = analyseTemplate(aTemplate(template)).findings;
    expect(finding?.witness).toEqual({ size: 'm' });
    const evaluation = evaluate(aConfigurator(template), finding?.witness ?? {}, { basePriceCents: 9900 });
    expect(fieldState(evaluation, 'hood')?.isVisible).toBe(false);
  });

  it.each([
    ['nothing', {}, true],
    ['a condition', { conditional_display: { field: 'lid', operator: 'equals', value: 'x' } }, false],
    ['an expression', { computed: { result: 'text', logic: { var: 'lid' } } }, false],
    ['a comparison', { field_type: 'number', validation_rules: { lessThanField: 'field:lid' } }, false],
  ] as const)('A fix removes a part that never shows if %s outside reads its fields: %j', (_, reader, isRemoved) => {
    const template = aTemplate(
      wireTemplate([
        {
          fields: [
            { name: 'size', options: [{ value: 's' }, { value: 'm' }] },
            { name: 'reader', ...reader },
          ],
        },
        {
          conditional_display: never,
          fields: [
            { name: 'lid', field_type: 'number' },
            { name: 'inner', conditional_display: { field: 'lid', operator: 'greater_than', value: 1 } },
          ],
        },
      ]),
    );
    const finding = analyseTemplate(template).findings.find(({ element }) => element === 'section');
    expect(finding?.fix).toEqual(isRemoved ? { kind: 'remove', path: ['sections', 1] } : null);
  });

  it('A fix removes a computed field that never shows unless a description contains it', () => {
    const fixFor = (description: string) => {
      const need = { name: 'need', conditional_display: never, computed: { result: 'number' as const, logic: 1 } };
      const fields = [{ name: 'size', options: [{ value: 's' }, { value: 'm' }] }, need];
      return analyseTemplate(aTemplate(wireTemplate([{ description, fields }]))).findings[0]?.fix;
    };
    expect(fixFor('Sie brauchen Stoff.')).toEqual({ kind: 'remove', path: ['sections', 0, 'groups', 0, 'fields', 1] });
    expect(fixFor('Sie brauchen {need} Stoff.')).toBeNull();
  });

  it.each([
    ['removes', [{ value: 'x' }], { kind: 'remove', path: ['sections', 0, 'groups', 0, 'fields', 1, 'options', 0] }],
    ['keeps the only', [], null],
  ])('The fix %s option that never shows', (_, others, fix) => {
    const fields = [
      { name: 'size', options: [{ value: 's' }, { value: 'm' }] },
      {
        name: 'extras',
        field_type: 'checkbox' as const,
        options: [{ value: 'bell', conditional_display: never }, ...others],
      },
    ];
    expect(analyseTemplate(aTemplate(wireTemplate([{ fields }]))).findings[0]?.fix).toEqual(fix);
  });

  it('The analysis offers only removals after which the template compiles, for any template', () => {
    let removed = 0;
    fc.assert(
      fc.property(templateArbitrary(), (wire) => {
        const template = aTemplate(wire);
        for (const { fix } of analyseTemplate(template).findings) {
          if (fix?.kind !== 'remove') continue;
          removed += 1;
          expect(compileTemplate(applyFix(template, fix))).toMatchObject({ ok: true });
        }
      }),
      propertyRuns(),
    );
    expect(removed).toBeGreaterThan(0);
  });

  it('A constant condition has German and English messages', () => {
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
  ])('The analysis decides JSON Logic over %s', (_, logic, codes) => {
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
  ])('The analysis decides JSON Logic over several numbers %s', (_, logic, codes, isOpen) => {
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

  it('The analysis reports JSON Logic over a text as undecided', () => {
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

  it('The analysis decides the conditions that do not depend on free JSON Logic', () => {
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
