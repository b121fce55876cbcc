import { parseNumber } from '../condition/comparison.ts';
import { type Issue, type IssueCode, noIssues } from '../evaluate/issue.ts';
import type { Field } from '../template/template.ts';
import type { FieldValue } from './value.ts';
import type { ValueKind } from './value-kind.ts';

/** Steps of 0.1 do not divide exactly in binary; a real miss is larger than this share of a step. */
const STEP_TOLERANCE = 1e-9;

function isOffStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) >= STEP_TOLERANCE;
}

function validator(field: Field): ((value: FieldValue) => readonly Issue[]) | null {
  const { min, max, step, integer } = field.validationRules;
  const fieldName = field.name;
  const issue = (code: IssueCode, params?: Issue['params']): Issue => ({ code, fieldName, ...(params && { params }) });
  const tests: ((number: number) => Issue | false)[] = [];
  if (typeof min === 'number') tests.push((number) => number < min && issue('below_min', { min }));
  if (typeof max === 'number') tests.push((number) => number > max && issue('above_max', { max }));
  if (integer === true) tests.push((number) => !Number.isInteger(number) && issue('not_integer'));
  if (typeof step === 'number' && step > 0) {
    const from = min ?? 0;
    tests.push((number) => isOffStep(number, from, step) && issue('off_step', { step, min: from }));
  }
  if (tests.length === 0) return null;
  return (value) => {
    let found: Issue[] | undefined;
    for (const test of tests) {
      const result = test(Number(value));
      if (result) found = found ? [...found, result] : [result];
    }
    return found ?? noIssues;
  };
}

/** A number; text that is none is empty. */
export const numberKind: ValueKind = {
  holdsValue: true,
  isList: false,
  choices: () => null,
  normalise: (_offered, raw) => parseNumber(raw),
  restore: (_offered, stored) => {
    const value = typeof stored === 'number' ? parseNumber(stored) : undefined;
    return { value, isWhole: value !== undefined };
  },
  validator,
  withoutClosed: (value) => value,
  chosen: () => [],
};
