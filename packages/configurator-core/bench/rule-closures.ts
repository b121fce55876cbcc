import { isEmpty, type WorkField, type WorkValue } from './workload.ts';

type Rule = NonNullable<WorkField['rule']>;

/** Returns a rule as a closure over the value it reads, as written by hand. */
export function ruleClosure({ operator, value: expected }: Rule): (value: WorkValue) => boolean {
  const limit = Number(expected);
  const part = expected.toLowerCase();
  switch (operator) {
    case 'equals':
      return (value) => value === expected;
    case 'not_equals':
      return (value) => value !== expected;
    case 'contains':
      return (value) => !isEmpty(value) && String(value).toLowerCase().includes(part);
    case 'greater_than':
      return (value) => typeof value === 'number' && value > limit;
    case 'less_than':
      return (value) => typeof value === 'number' && value < limit;
  }
}

/** Returns a rule as a JSON Logic expression over the values by name, with guards for absent values. */
export function ruleAsJsonLogic({ operator, value: expected }: Rule, name: string): unknown {
  const read = { var: name };
  const isFilled = { '!==': [read, null] };
  switch (operator) {
    case 'equals':
      return { '==': [read, expected] };
    case 'not_equals':
      return { '!=': [read, expected] };
    case 'contains':
      return { and: [isFilled, { in: [expected, read] }] };
    case 'greater_than':
      return { and: [isFilled, { '>': [read, Number(expected)] }] };
    case 'less_than':
      return { and: [isFilled, { '<': [read, Number(expected)] }] };
  }
}
