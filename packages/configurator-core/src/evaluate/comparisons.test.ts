import { describe, expect, it } from 'vitest';
import { evaluate, fieldState, formatIssue, issuesOf, sectionStates, update, type Values } from '../index.ts';
import { configure, issueCodes, rule } from '../testing/fixtures/configure.ts';

const number = 'number' as const;
const dog = configure(
  { name: 'hasNeck', field_type: 'checkbox' },
  { name: 'neck', label: 'Halsumfang', field_type: number, conditional_display: rule('hasNeck', 'equals', true) },
  { name: 'chest', label: 'Brustumfang', field_type: number, validation_rules: { greaterThanField: 'field:neck' } },
  { name: 'waist', label: 'Taille', field_type: number, validation_rules: { max: 90, lessThanField: 'chest' } },
);
const start: Values = { hasNeck: true, neck: 40, chest: 60, waist: 50 };

describe('comparing two fields', () => {
  it('[BEY-46] A failed comparison is an issue at the field with the rule, naming both labels', () => {
    const evaluation = evaluate(dog, { ...start, chest: 40 });
    expect(issuesOf(evaluation).map((issue) => formatIssue(issue, dog))).toEqual([
      'Brustumfang muss größer sein als Halsumfang.',
      'Taille muss kleiner sein als Brustumfang.',
    ]);
    expect(issueCodes(dog, { ...start, waist: 95 })).toEqual(['waist above_max', 'waist not_less']);
    expect(issueCodes(dog, start)).toEqual([]);
  });

  it('[BEY-46] A comparison is validated again when the other field changes, is emptied, hidden or shown', () => {
    let evaluation = evaluate(dog, start);
    const then = (name: string, raw: unknown) => {
      evaluation = update(evaluation, name, raw);
      return issuesOf(evaluation).map(({ fieldName, code }) => `${fieldName} ${code}`);
    };
    expect(then('neck', '60')).toEqual(['chest not_greater']);
    expect(then('neck', '59,5')).toEqual([]);
    expect(then('neck', 70)).toEqual(['chest not_greater']);
    expect(then('hasNeck', false)).toEqual([]);
    expect(then('hasNeck', true)).toEqual(['chest not_greater']);
    expect(then('neck', '')).toEqual([]);
    expect(then('chest', 45)).toEqual(['waist not_less']);
    expect(then('chest', '')).toEqual([]);
    expect(evaluation.issueCount).toBe(0);
  });

  it('[BEY-46] An unchanged result keeps the field state, and another one marks the step incomplete', () => {
    const before = evaluate(dog, start);
    const still = update(before, 'neck', 41);
    const broken = update(still, 'neck', 99);
    expect(fieldState(still, 'chest')).toBe(fieldState(before, 'chest'));
    expect(fieldState(broken, 'chest')?.issues).toEqual([
      { code: 'not_greater', fieldName: 'chest', params: { other: 'Halsumfang' } },
    ]);
    expect(sectionStates(broken)[0]?.isComplete).toBe(false);
    // Older versions are unchanged.
    expect(fieldState(still, 'chest')?.issues).toEqual([]);
    expect(issuesOf(before)).toEqual([]);
  });

  it('[BEY-46] Two failed comparisons of one field are distinguished', () => {
    const between = configure(
      { name: 'low', field_type: number },
      { name: 'high', field_type: number },
      { name: 'x', field_type: number, validation_rules: { greaterThanField: 'low', lessThanField: 'high' } },
    );
    const first = evaluate(between, { low: 5, high: 9, x: 4 });
    const second = update(update(first, 'low', 1), 'high', 3);
    expect(fieldState(first, 'x')?.issues.map(({ code }) => code)).toEqual(['not_greater']);
    expect(fieldState(second, 'x')?.issues.map(({ code }) => code)).toEqual(['not_less']);
  });
});
