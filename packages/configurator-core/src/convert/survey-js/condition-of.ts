import type { Condition } from '../../contract/conditions/condition.ts';
import { ConditionError } from '../condition-error.ts';
import { combine, filled, holdsChoice, holdsFiles, holdsList, holdsNumber, isFlag } from '../conditions.ts';
import type { ConversionReason } from '../conversion-reason.ts';
import type { Draft } from '../draft.ts';
import type { ConditionPlace, DraftField } from '../draft-parts.ts';
import { compareChoice, compareFlag, compareList, compareNumber, compareText } from './comparisons.ts';
import { type Expression, type Operand, parseExpression } from './expression.ts';

/** Comparison operators with swapped operands. */
const flipped: Readonly<Record<string, string>> = { '=': '=', '<>': '<>', '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/**
 * Converts the expression of a key. Reports where the result differs from SurveyJS.
 * @throws ConditionError with the reason if a template cannot express it
 */
export function conditionOf(text: string, draft: Draft, place: ConditionPlace): Condition {
  const approximate = (reason: ConversionReason) => place.source.note('approximated', place.key, reason);
  const questionOf = (name: string): DraftField => {
    const field = draft.find(name);
    if (field === undefined) throw new ConditionError({ code: 'unknown_question', name });
    draft.addReader(field, place);
    return field;
  };
  const convert = (expression: Expression): Condition => {
    if (expression.kind === 'not') return { not: convert(expression.part) };
    if (expression.kind !== 'test') return combine(expression.kind, expression.parts.map(convert));
    const { left, right, operator } = expression;
    if (left.kind === 'question') return test(questionOf(left.name), left.name, operator, right, draft, approximate);
    const other = flipped[operator];
    if (right?.kind === 'question' && other !== undefined) {
      return test(questionOf(right.name), right.name, other, left, draft, approximate);
    }
    throw new ConditionError({ code: 'compares_no_question' });
  };
  return convert(parseExpression(text));
}

function test(
  field: DraftField,
  name: string,
  operator: string,
  right: Operand | null,
  draft: Draft,
  approximate: (reason: ConversionReason) => void,
): Condition {
  const isText = !(isFlag(field) || holdsList(field) || holdsChoice(field) || holdsNumber(field) || holdsFiles(field));
  const answered = (): Condition => {
    // A template has one value for no answer and "no".
    if (isFlag(field)) approximate({ code: 'unset_flag', name });
    return filled(field);
  };
  if (operator === 'empty' || operator === 'notempty') {
    if (isText) approximate({ code: 'blank_text' });
    return operator === 'empty' ? { not: answered() } : answered();
  }
  if (right === null) {
    // Alone, a value is true only if it is `true`.
    if (holdsFiles(field) || !isFlag(field) || draft.flagValues.has(field)) {
      throw new ConditionError({ code: 'not_supported', word: `{${name}}` });
    }
    return filled(field);
  }
  if (holdsFiles(field)) throw new ConditionError({ code: 'reads_files' });
  if (right.kind === 'question') throw new ConditionError({ code: 'compares_two_questions' });
  const compared = { field, name, operator, draft, approximate };
  if (right.kind === 'literal' && right.value === '') {
    if (operator !== '=' && operator !== '<>') throw new ConditionError({ code: 'not_supported', word: operator });
    // No list equals a text, but no answer does.
    if (holdsList(field)) throw new ConditionError({ code: 'holds_list', name });
    return operator === '=' ? { not: answered() } : answered();
  }
  const isListed = right.kind === 'list';
  const literals = isListed ? right.values : [right.value];
  if (literals.length === 0) throw new ConditionError({ code: 'compares_with_empty_list' });
  const operands = { ...compared, literals, isListed };
  if (holdsList(field)) return compareList(operands);
  if (holdsChoice(field)) return compareChoice(operands);
  if (holdsNumber(field)) return compareNumber(operands);
  return isFlag(field) ? compareFlag(operands) : compareText(operands);
}
