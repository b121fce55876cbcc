import { isEmpty, type WorkField, type WorkValue } from './workload.ts';

type Rule = NonNullable<WorkField['rule']>;

function asNumber(value: WorkValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object') return value.length;
  return value === undefined || value.trim() === '' ? Number.NaN : Number(value.replace(',', '.'));
}

function equalsText(value: WorkValue, expected: string): boolean {
  if (isEmpty(value)) return false;
  if (typeof value === 'object') return value.length === 1 && value[0] === expected;
  return String(value) === expected;
}

function containsText(value: WorkValue, expected: string): boolean {
  if (isEmpty(value) || value === undefined) return false;
  if (typeof value === 'object') return value.includes(expected);
  return String(value).toLowerCase().includes(expected.toLowerCase());
}

/** One rule as a closure over the value it reads: what an author would write by hand. */
export function ruleClosure({ operator, value: expected }: Rule): (value: WorkValue) => boolean {
  const limit = Number(expected.replace(',', '.'));
  switch (operator) {
    case 'equals':
      return (value) => equalsText(value, expected);
    case 'not_equals':
      return (value) => !equalsText(value, expected);
    case 'contains':
      return (value) => containsText(value, expected);
    case 'greater_than':
      return (value) => (typeof value === 'object' || !isEmpty(value)) && asNumber(value) > limit;
    case 'less_than':
      return (value) => (typeof value === 'object' || !isEmpty(value)) && asNumber(value) < limit;
  }
}

/** A rule as a JSON Logic expression over the values by name; absent values are guarded. */
export function ruleAsJsonLogic({ operator, value: expected }: Rule, sourceField: WorkField): unknown {
  const { name } = sourceField;
  const read = { var: name };
  const isFilled = { '!!': [read] };
  const equal =
    sourceField.kind === 'list'
      ? { and: [isFilled, { '===': [{ var: `${name}.length` }, 1] }, { '===': [{ var: `${name}.0` }, expected] }] }
      : { and: [{ '!==': [read, null] }, { '==': [read, expected] }] };
  const size = sourceField.kind === 'list' ? { var: `${name}.length` } : read;
  const sized = sourceField.kind === 'list' || sourceField.kind === 'number' ? { '!==': [read, null] } : isFilled;
  switch (operator) {
    case 'equals':
      return equal;
    case 'not_equals':
      return { '!': [equal] };
    case 'contains':
      return { and: [isFilled, { in: [expected, read] }] };
    case 'greater_than':
      return { and: [sized, { '>': [size, Number(expected)] }] };
    case 'less_than':
      return { and: [sized, { '<': [size, Number(expected)] }] };
  }
}
