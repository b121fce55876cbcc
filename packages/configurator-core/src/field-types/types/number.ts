import type { Field } from '../../contract/template/template.ts';
import { type BuiltInFieldType, defineKind, type FieldTypeFacts } from '../kinds/value-kind.ts';
import { parseNumber } from '../values/comparison.ts';
import { type Issue, type IssueCode, noIssues } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';

/** Floating-point error of steps such as 0.1, as a share of a step. Real deviations are larger. */
const STEP_TOLERANCE = 1e-9;

function isOffStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) >= STEP_TOLERANCE;
}

function validator(field: Field): ((value: FieldValue) => readonly Issue[]) | null {
  const { min, max, step, integer } = field.validationRules;
  const least = min ?? Number.NEGATIVE_INFINITY;
  const most = max ?? Number.POSITIVE_INFINITY;
  const grid = Math.max(0, step ?? 0);
  const from = min ?? 0;
  const isOpen = integer !== true && grid === 0;
  if (isOpen && (min ?? max ?? null) === null) return null;
  const issue = (code: IssueCode, params?: Issue['params']): Issue => ({
    code,
    fieldName: field.name,
    ...(params && { params }),
  });
  return (value) => {
    const number = Number(value);
    // Fast path, because almost every number is within its bounds.
    if (isOpen && number >= least && number <= most) return noIssues;
    const found = [
      number < least && issue('below_min', { min }),
      number > most && issue('above_max', { max }),
      integer === true && !Number.isInteger(number) && issue('not_integer'),
      grid > 0 && isOffStep(number, from, grid) && issue('off_step', { step, min: from }),
    ].filter((result) => result !== false);
    return found.length === 0 ? noIssues : found;
  };
}

/** A number. Text that is not a number is empty. */
const numberKind = defineKind({
  domain: () => ({ kind: 'number' }),
  normalise: (_offered, raw) => parseNumber(raw),
  validator,
});

/** A number. */
export const numberType: BuiltInFieldType = () => numberKind;

export const numberFacts: FieldTypeFacts = {
  options: ['unit', 'hint'],
  rules: ['min', 'max', 'step', 'integer', 'greaterThanField', 'lessThanField', 'message'],
  foreignNames: { surveyInputs: ['number', 'range'] },
};
