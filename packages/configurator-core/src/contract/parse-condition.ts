import { isRecord, type Json } from '../json.ts';
import { isSafeLogic } from './check-logic.ts';
import { type Condition, type Operator, operators } from './condition.ts';
import type { JsonParser } from './json-parser.ts';
import { templateLimits } from './template-limits.ts';

function isOperator(value: unknown): value is Operator {
  return operators.some((operator) => operator === value);
}

function parseList(raw: Json, key: string, parser: JsonParser, depth: number): readonly Condition[] | null {
  const list = raw[key];
  if (!Array.isArray(list)) return parser.report('invalid_type', key);
  return parser.at(key, () =>
    list
      .map((item: unknown, index) => parser.at(index, () => parseCondition(item, parser, depth + 1)))
      .filter((condition) => condition !== null),
  );
}

function parseRule(raw: Json, parser: JsonParser): Condition | null {
  const { field, operator, value = null } = raw;
  if (typeof field !== 'string' || field === '') return parser.report('invalid_condition', 'field');
  if (!isOperator(operator)) return parser.report('invalid_condition', 'operator');
  if (typeof value === 'object' && value !== null) return parser.report('invalid_condition', 'value');
  return { ...raw, field, operator, value };
}

function parseCombination(raw: Json, parser: JsonParser, depth: number): Condition | null {
  if ('all' in raw) {
    const all = parseList(raw, 'all', parser, depth);
    return all && { ...raw, all };
  }
  if ('any' in raw) {
    const any = parseList(raw, 'any', parser, depth);
    return any && { ...raw, any };
  }
  if ('not' in raw) {
    const not = parser.at('not', () => parseCondition(raw.not, parser, depth + 1));
    return not && { ...raw, not };
  }
  if (!('logic' in raw)) return parser.report('invalid_condition');
  return isSafeLogic(raw.logic) ? { ...raw, logic: raw.logic } : parser.report('unsafe_logic', 'logic');
}

/** Reads the condition that stands where the parser stands; null for one that is refused. */
export function parseCondition(raw: unknown, parser: JsonParser, depth = 0): Condition | null {
  if (depth > templateLimits.conditionDepth) return parser.report('too_deep');
  if (!isRecord(raw)) return parser.report('invalid_condition');
  return 'operator' in raw || 'field' in raw ? parseRule(raw, parser) : parseCombination(raw, parser, depth);
}
