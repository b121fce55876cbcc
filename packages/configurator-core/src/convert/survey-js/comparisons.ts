import type { Condition } from '../../contract/conditions/condition.ts';
import { ConditionError } from '../condition-error.ts';
import { atLeast, atMost, combine, filled, isOneOf, type Literal, never, rule } from '../conditions.ts';
import type { ConversionReason } from '../conversion-reason.ts';
import type { Draft } from '../draft.ts';
import type { DraftField } from '../draft-parts.ts';
import { isSameValue, operandOf } from './compared-values.ts';

/** A comparison of a question with one literal, or with a list of them. */
export interface Comparison {
  readonly field: DraftField;
  /** Name of the question */
  readonly name: string;
  readonly operator: string;
  readonly literals: readonly Literal[];
  readonly isListed: boolean;
  readonly draft: Draft;
  /** Reports that the condition differs from that of SurveyJS. */
  readonly approximate: (reason: ConversionReason) => void;
}

/** Operators that negate another one. */
const negated: Readonly<Record<string, string>> = { '<>': '=', notcontains: 'contains', noneof: 'anyof' };

/** Converts a comparison, and one with a negating operator by its positive one. */
function withNegation(comparison: Comparison, compare: (positive: Comparison) => Condition): Condition {
  const operator = negated[comparison.operator];
  return operator === undefined ? compare(comparison) : { not: compare({ ...comparison, operator }) };
}

function unsupported(word: string): ConditionError {
  return new ConditionError({ code: 'not_supported', word });
}

/** Returns the literal of a comparison with a single one. @throws ConditionError for a list */
function singleOf({ literals: [literal], isListed }: Comparison): Literal {
  if (isListed || literal === undefined) throw new ConditionError({ code: 'compares_with_list' });
  return literal;
}

/** Returns the text that `contains` looks for. @throws ConditionError for an empty one, which SurveyJS never finds */
function partOf(comparison: Comparison): string {
  const literal = singleOf(comparison);
  if (!literal) throw unsupported(comparison.operator);
  return String(literal).toLowerCase();
}

/** Compares the chosen options. */
export function compareList(comparison: Comparison): Condition {
  return withNegation(comparison, ({ field, name, operator, literals, isListed }) => {
    const has = (literal: Literal) => isOneOf(field, (value) => isSameValue(value, literal));
    switch (operator) {
      case '=': {
        if (!isListed) throw new ConditionError({ code: 'holds_list', name });
        return isAnyOrder(field, literals)
          ? { all: [...literals.map(has), { not: rule(field, 'greater_than', literals.length) }] }
          : never;
      }
      case 'contains':
      case 'allof':
        return combine('all', literals.map(has));
      case 'anyof':
        return combine('any', literals.map(has));
      default:
        throw new ConditionError({ code: 'holds_list', name });
    }
  });
}

/**
 * Returns whether options equal a list. SurveyJS sorts both before it compares, and the order depends on letter case.
 * @throws ConditionError if a literal means several options
 */
function isAnyOrder(field: DraftField, literals: readonly Literal[]): boolean {
  const means = literals.map((literal) => field.options.filter(({ value }) => isSameValue(value, literal)));
  const values = means.flatMap((options) => options.map(({ value }) => value));
  if (means.some((options) => options.length > 1)) throw new ConditionError({ code: 'compares_with_list' });
  const [sorted, wanted] = [values.toSorted(), literals.toSorted()];
  return (
    new Set(values).size === literals.length && sorted.every((value, place) => isSameValue(value, wanted[place] ?? ''))
  );
}

/** Compares the chosen option. Each option is tried, so the condition is exact. */
export function compareChoice(comparison: Comparison): Condition {
  return withNegation(comparison, (positive) => {
    const { field, name, operator, literals, isListed, draft, approximate } = positive;
    const isAny = (accepts: (operand: Literal) => boolean) => isOneOf(field, (value) => accepts(operandOf(value)));
    if (draft.withAddedChoices.has(field)) approximate({ code: 'added_choice' });
    switch (operator) {
      case '=': {
        const literal = singleOf(positive);
        return isAny((value) => isSameValue(value, literal));
      }
      case '<':
      case '>':
      case '<=':
      case '>=': {
        const literal = singleOf(positive);
        const isBeyond = (value: Literal) => (operator.startsWith('<') ? value < literal : value > literal);
        return isAny((value) => isBeyond(value) || (operator.endsWith('=') && isSameValue(value, literal)));
      }
      case 'contains': {
        const part = partOf(positive);
        return isAny((value) => String(value).toLowerCase().includes(part));
      }
      case 'anyof':
        if (!isListed) throw unsupported(operator);
        return isAny((value) => literals.some((literal) => isSameValue(value, literal)));
      case 'allof':
        throw new ConditionError({ code: 'holds_no_list', name });
      default:
        throw unsupported(operator);
    }
  });
}

/** Compares a number. */
export function compareNumber(comparison: Comparison): Condition {
  return withNegation(comparison, (positive) => {
    const { field, operator, literals, isListed } = positive;
    switch (operator) {
      case '=':
        return rule(field, 'equals', numberOf(singleOf(positive)));
      case '>':
        return rule(field, 'greater_than', numberOf(singleOf(positive)));
      case '<':
        return rule(field, 'less_than', numberOf(singleOf(positive)));
      case '>=':
        return atLeast(field, numberOf(singleOf(positive)));
      case '<=':
        return atMost(field, numberOf(singleOf(positive)));
      case 'contains':
        return rule(field, 'contains', partOf(positive));
      case 'anyof':
        if (!isListed) throw unsupported(operator);
        return combine(
          'any',
          literals.map((literal) => rule(field, 'equals', numberOf(literal))),
        );
      default:
        throw unsupported(operator);
    }
  });
}

/** Compares a yes/no question with the values of yes and no. */
export function compareFlag(comparison: Comparison): Condition {
  return withNegation(comparison, (positive) => {
    const { field, name, operator, literals, isListed, draft, approximate } = positive;
    const { yes, no } = draft.flagValues.get(field) ?? { yes: true, no: false };
    const is = (literal: Literal): Condition => {
      if (isSameFlag(yes, literal)) return filled(field);
      if (!isSameFlag(no, literal)) return never;
      approximate({ code: 'unset_flag', name });
      return { not: filled(field) };
    };
    if (operator === '=') return is(singleOf(positive));
    if (operator === 'anyof' && isListed) return combine('any', literals.map(is));
    throw unsupported(operator);
  });
}

function isSameFlag(value: unknown, literal: Literal): boolean {
  if (typeof value === 'boolean' && typeof literal === 'number') return Number(value) === literal;
  return (
    (typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number') &&
    isSameValue(value, literal)
  );
}

/** Compares a text, which SurveyJS does without regard to letter case and blanks. */
export function compareText(comparison: Comparison): Condition {
  return withNegation(comparison, (positive) => {
    const { field, name, operator, literals, isListed, approximate } = positive;
    const noteDifference = () => approximate({ code: 'text_comparison', name });
    switch (operator) {
      case 'contains': {
        const part = partOf(positive);
        // SurveyJS looks in the number that a text means.
        if (/^[\d.,+\-\sex]*$/i.test(part)) noteDifference();
        return rule(field, 'contains', part);
      }
      case '=':
        noteDifference();
        return rule(field, 'equals', singleOf(positive));
      case '>':
        noteDifference();
        return rule(field, 'greater_than', numberOf(singleOf(positive)));
      case '<':
        noteDifference();
        return rule(field, 'less_than', numberOf(singleOf(positive)));
      case '>=':
        noteDifference();
        return atLeast(field, numberOf(singleOf(positive)));
      case '<=':
        noteDifference();
        return atMost(field, numberOf(singleOf(positive)));
      case 'anyof':
        if (!isListed) throw unsupported(operator);
        noteDifference();
        return combine(
          'any',
          literals.map((literal) => rule(field, 'equals', literal)),
        );
      default:
        throw unsupported(operator);
    }
  });
}

function numberOf(literal: Literal): number {
  const number = typeof literal === 'boolean' || String(literal).trim() === '' ? Number.NaN : Number(literal);
  if (Number.isFinite(number)) return number;
  throw new ConditionError({ code: 'not_a_number', value: String(literal) });
}
