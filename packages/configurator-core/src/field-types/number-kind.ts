import { parseNumber } from '../condition/comparison.ts';
import { type Issue, noIssues } from '../evaluate/issue.ts';
import type { Field } from '../template/template.ts';
import type { FieldValue } from './value.ts';
import type { ValueKind } from './value-kind.ts';

/** Steps of 0.1 do not divide exactly in binary; a real miss is larger than this share of a step. */
const STEP_TOLERANCE = 1e-9;

function isOffStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) >= STEP_TOLERANCE;
}

/** Which bounds of a field a number breaks, in the order of their rules. */
function brokenBounds({ name: fieldName, validationRules }: Field, number: number): readonly Issue[] {
  const { min, max, step, integer } = validationRules;
  const found: Issue[] = [];
  if (typeof min === 'number' && number < min) found.push({ code: 'below_min', fieldName, params: { min } });
  if (typeof max === 'number' && number > max) found.push({ code: 'above_max', fieldName, params: { max } });
  if (integer === true && !Number.isInteger(number)) found.push({ code: 'not_integer', fieldName });
  if (typeof step === 'number' && step > 0 && isOffStep(number, min ?? 0, step)) {
    found.push({ code: 'off_step', fieldName, params: { step, min: min ?? 0 } });
  }
  return found.length === 0 ? noIssues : found;
}

function validator(field: Field): ((value: FieldValue) => readonly Issue[]) | null {
  const { min, max, step, integer } = field.validationRules;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const most = max ?? Number.POSITIVE_INFINITY;
  const isOpen = integer !== true && !step;
  if (isOpen && least === Number.NEGATIVE_INFINITY && most === Number.POSITIVE_INFINITY) return null;
  // Within plain bounds, as almost every number is, nothing of the field is looked at.
  return (value) => {
    const number = Number(value);
    return isOpen && number >= least && number <= most ? noIssues : brokenBounds(field, number);
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
