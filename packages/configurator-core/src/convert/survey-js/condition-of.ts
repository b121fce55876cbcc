import type { Condition } from '../../contract/conditions/condition.ts';
import { ConditionError } from '../condition-error.ts';
import {
  atLeast,
  atMost,
  combine,
  filled,
  has,
  holdsFiles,
  holdsList,
  isFlag,
  type Literal,
  rule,
} from '../conditions.ts';
import type { Draft, DraftField } from '../draft.ts';
import { type Expression, type Operand, parseExpression } from './expression.ts';

/** Comparison operators with swapped operands. */
const flipped: Readonly<Record<string, string>> = { '=': '=', '<>': '<>', '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** Converts an expression. @throws ConditionError with the reason if a template cannot express it */
export function conditionOf(text: string, draft: Draft): Condition {
  const convert = (expression: Expression): Condition => {
    if (expression.kind === 'not') return { not: convert(expression.part) };
    if (expression.kind !== 'test') return combine(expression.kind, expression.parts.map(convert));
    const { left, right, operator } = expression;
    if (left.kind === 'question') return test(questionOf(left.name, draft), operator, right);
    const other = flipped[operator];
    if (right?.kind === 'question' && other !== undefined) return test(questionOf(right.name, draft), other, left);
    throw new ConditionError({ code: 'compares_no_question' });
  };
  return convert(parseExpression(text));
}

function questionOf(name: string, draft: Draft): DraftField {
  const field = draft.find(name);
  if (field === undefined) throw new ConditionError({ code: 'unknown_question', name });
  return field;
}

function test(field: DraftField, operator: string, right: Operand | null): Condition {
  if (right === null) {
    if (operator === 'empty') return { not: filled(field) };
    if (operator === 'notempty' || isFlag(field) || holdsFiles(field)) return filled(field);
    return { logic: { '!!': [{ var: field.name }] } };
  }
  if (holdsFiles(field)) throw new ConditionError({ code: 'reads_files' });
  if (right.kind === 'question') throw new ConditionError({ code: 'compares_two_questions' });
  const literals = right.kind === 'list' ? right.values : [right.value];
  const [first] = literals;
  if (first === undefined) throw new ConditionError({ code: 'compares_with_empty_list' });
  switch (operator) {
    case '=':
      return equals(field, literals);
    case '<>':
      return { not: equals(field, literals) };
    case '>':
      return rule(field, 'greater_than', numberOf(first));
    case '<':
      return rule(field, 'less_than', numberOf(first));
    case '>=':
      return atLeast(field, numberOf(first));
    case '<=':
      return atMost(field, numberOf(first));
    case 'contains':
      return combine(
        'all',
        literals.map((literal) => rule(field, 'contains', literal)),
      );
    case 'notcontains':
      return {
        not: combine(
          'all',
          literals.map((literal) => rule(field, 'contains', literal)),
        ),
      };
    case 'anyof':
      return combine(
        'any',
        literals.map((literal) => has(field, literal)),
      );
    case 'noneof':
      return {
        not: combine(
          'any',
          literals.map((literal) => has(field, literal)),
        ),
      };
    case 'allof':
      return combine(
        'all',
        literals.map((literal) => has(field, literal)),
      );
    default:
      throw new ConditionError({ code: 'not_supported', word: operator });
  }
}

/** A list equals another with the same entries in any order. An unset flag equals no. */
function equals(field: DraftField, literals: readonly Literal[]): Condition {
  const [first = '', second] = literals;
  if (isFlag(field) && typeof first === 'boolean') return first ? filled(field) : { not: filled(field) };
  if (holdsList(field) && second !== undefined) {
    const longer = rule(field, 'greater_than', literals.length);
    return { all: [...literals.map((literal) => has(field, literal)), { not: longer }] };
  }
  if (second !== undefined) throw new ConditionError({ code: 'compares_with_list' });
  return rule(field, 'equals', first);
}

function numberOf(literal: Literal): number {
  const number = typeof literal === 'boolean' ? Number.NaN : Number(literal);
  if (Number.isFinite(number)) return number;
  throw new ConditionError({ code: 'not_a_number', value: String(literal) });
}
