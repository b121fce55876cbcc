import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, issuesOf } from '../../index.ts';
import { aConfigurator, aTemplate } from '../../testing/a-configurator.ts';
import { brokenTemplates } from '../../testing/example-templates/broken-templates.ts';
import { type WireCondition, type WireTemplate, wireTemplate } from '../../testing/wire-template.ts';
import { analyseTemplate } from '../analyse-template.ts';
import { applyFix } from '../findings/apply-fix.ts';

const deadEnds = (template: WireTemplate) =>
  analyseTemplate(aTemplate(template)).findings.filter(({ code }) => code === 'dead_end' || code === 'cannot_complete');

const isSize = (value: string): WireCondition => ({ field: 'size', operator: 'equals', value });

/** A choice with one option, which requires a size. */
const needs = (name: string, size: string, isRequired = true) => ({
  name,
  is_required: isRequired,
  options: [{ value: 'yes', conditional_display: isSize(size) }],
});
const size = { name: 'size', options: [{ value: 's' }, { value: 'm' }] };

describe('dead ends', () => {
  it('The analysis shows the choice after which a required field has no options left', () => {
    const { template } = brokenTemplates['a required field whose options all vanish'];
    const [finding] = deadEnds(template);
    expect(finding).toMatchObject({ code: 'dead_end', severity: 'error', witness: { size: 's' } });
    const evaluation = evaluate(aConfigurator(template), { size: 's' }, { basePriceCents: 9900 });
    expect(issuesOf(evaluation)).toContainEqual(expect.objectContaining({ code: 'required', fieldName: 'zipper' }));
    expect(fieldState(evaluation, 'zipper')?.options.map(({ isVisible }) => isVisible)).toEqual([false, false]);
  });

  it('The analysis shows only the choices that cause the dead end', () => {
    const condition = (field: string, value: string) => ({ field, operator: 'equals', value }) as const;
    const long = { value: 'long', conditional_display: { all: [condition('size', 'm'), condition('color', 'red')] } };
    const color = { name: 'color', options: [{ value: 'red' }, { value: 'blue' }] };
    const zipper = { name: 'zipper', is_required: true, options: [long] };
    expect(deadEnds(wireTemplate([{ fields: [size, color, zipper] }])).map(({ witness }) => witness)).toEqual([
      { size: 's' },
    ]);
  });

  it('The analysis offers to make the field optional, which removes the dead end', () => {
    const template = aTemplate(brokenTemplates['a required field whose options all vanish'].template);
    const fix = analyseTemplate(template).findings[0]?.fix;
    expect(fix).toEqual({ kind: 'set_optional', path: ['sections', 0, 'groups', 0, 'fields', 1] });
    expect(fix && analyseTemplate(applyFix(template, fix)).findings).toEqual([]);
  });

  it('The analysis finds no dead end if another choice can still enable an option', () => {
    expect(
      deadEnds(wireTemplate([{ fields: [{ ...size, options: [{ value: 's' }] }, needs('zipper', 's')] }])),
    ).toEqual([]);
  });

  it('The analysis finds no dead end if the field is optional', () => {
    expect(deadEnds(wireTemplate([{ fields: [size, needs('zipper', 's', false)] }]))).toEqual([]);
  });

  it('The analysis reports two required fields that need different sizes as impossible', () => {
    const findings = deadEnds(wireTemplate([{ fields: [size, needs('zipper', 's'), needs('hood', 'm')] }]));
    expect(findings.map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['cannot_complete', 'zipper'],
      ['dead_end', 'hood'],
    ]);
  });

  it('The analysis reports a second dead end of a template that can never be completed', () => {
    const impossible = (name: string, value: string) => ({
      name,
      is_required: true,
      field_type: 'number' as const,
      validation_rules: { min: 2, max: 1 },
      conditional_display: isSize(value),
    });
    const template = wireTemplate([
      { fields: [{ ...size, is_required: true }, impossible('n', 's'), impossible('k', 'm')] },
    ]);
    const findings = deadEnds(template);
    expect(findings.map(({ code, fieldName, witness }) => [code, fieldName, witness])).toEqual([
      ['cannot_complete', 'n', { size: 's' }],
      ['dead_end', 'k', { size: 'm' }],
    ]);
    const fixed = findings.reduce(
      (parsed, { fix }) => (fix === null ? parsed : applyFix(parsed, fix)),
      aTemplate(template),
    );
    expect(analyseTemplate(fixed).findings).toEqual([]);
  });

  it('The analysis reports a dead end beside a field that can never be filled in', () => {
    const never: WireCondition = { all: [isSize('s'), isSize('m')] };
    const stuck = { name: 'hood', is_required: true, options: [{ value: 'yes', conditional_display: never }] };
    const findings = deadEnds(wireTemplate([{ fields: [size, stuck, needs('zipper', 's')] }]));
    expect(findings.map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['cannot_complete', 'hood'],
      ['dead_end', 'zipper'],
    ]);
  });

  it('The analysis reports two fields that can never be filled in, independently of each other', () => {
    const findings = deadEnds(wireTemplate([{ fields: [size, needs('zipper', 'xl'), needs('hood', 'xl')] }]));
    expect(findings.map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['cannot_complete', 'zipper'],
      ['cannot_complete', 'hood'],
    ]);
  });

  it('The analysis names only the fields that exclude each other', () => {
    const fields = [size, needs('belt', 's'), needs('zipper', 's'), needs('hood', 'm')];
    const findings = deadEnds(wireTemplate([{ fields }]));
    expect(findings.map(({ code, fieldNames }) => [code, fieldNames])).toEqual([
      ['cannot_complete', ['belt', 'size', 'hood']],
      ['dead_end', ['zipper', 'size']],
      ['dead_end', ['hood', 'size']],
    ]);
  });

  it('The analysis reports a required field without a valid value as impossible', () => {
    const [finding] = deadEnds(brokenTemplates['a required field that can never be filled in'].template);
    expect(finding).toMatchObject({ code: 'cannot_complete', fieldNames: ['weight'], witness: {} });
  });

  it('The analysis finds a dead end through a chain of visible fields', () => {
    const template = wireTemplate([
      {
        fields: [
          size,
          {
            name: 'belt',
            options: [{ value: 'yes' }],
            conditional_display: { field: 'size', operator: 'equals', value: 's' },
          },
          {
            name: 'buckle',
            is_required: true,
            conditional_display: { field: 'belt', operator: 'equals', value: 'yes' },
            options: [{ value: 'steel', conditional_display: { field: 'size', operator: 'equals', value: 'm' } }],
          },
        ],
      },
    ]);
    expect(deadEnds(template)).toEqual([
      expect.objectContaining({
        code: 'dead_end',
        witness: { size: 's', belt: 'yes' },
        elementPath: ['sections', 0, 'groups', 0, 'fields', 2],
      }),
    ]);
  });
});
