import type { TemplateIssueCode } from '../template/template-issue.ts';
import { templateLimits } from '../template/template-limits.ts';
import { isSafeLogic } from './check-logic.ts';
import { type Condition, type Operator, operators } from './condition.ts';

/** Says what is wrong where. */
export type ReportIssue = (code: TemplateIssueCode, path: string, params?: Readonly<Record<string, unknown>>) => void;

type Json = Readonly<Record<string, unknown>>;

function isOperator(value: unknown): value is Operator {
  return operators.some((operator) => operator === value);
}

/** Reads a condition of the wire; null for none and for one that is refused. */
export function parseCondition(json: unknown, path: string, report: ReportIssue, depth = 0): Condition | null {
  if (json === null || json === undefined) return null;
  const refuse = (code: TemplateIssueCode = 'invalid_condition', at = path) => {
    report(code, at);
    return null;
  };
  if (depth > templateLimits.conditionDepth) return refuse('too_deep');
  const list = (items: unknown, key: string): readonly Condition[] | null => {
    if (!Array.isArray(items)) return refuse('invalid_type', `${path}.${key}`);
    const parsed = items.map((item, index) => {
      const at = `${path}.${key}[${index}]`;
      return item === null ? refuse('invalid_condition', at) : parseCondition(item, at, report, depth + 1);
    });
    return parsed.filter((condition) => condition !== null);
  };
  if (typeof json !== 'object' || Array.isArray(json)) return refuse();
  // Lookup cast: what is neither null nor an array is a record of unknowns.
  const raw = json as Json;
  if ('operator' in raw || 'field' in raw) {
    const { field, operator, value = null } = raw;
    if (typeof field !== 'string' || field === '') return refuse('invalid_condition', `${path}.field`);
    if (!isOperator(operator)) return refuse('invalid_condition', `${path}.operator`);
    if (typeof value === 'object' && value !== null) return refuse('invalid_condition', `${path}.value`);
    return { ...raw, field, operator, value };
  }
  if ('all' in raw) {
    const all = list(raw.all, 'all');
    return all && { ...raw, all };
  }
  if ('any' in raw) {
    const any = list(raw.any, 'any');
    return any && { ...raw, any };
  }
  if ('not' in raw) {
    const not = parseCondition(raw.not, `${path}.not`, report, depth + 1);
    return not ? { ...raw, not } : raw.not === null || raw.not === undefined ? refuse() : null;
  }
  if ('logic' in raw)
    return isSafeLogic(raw.logic) ? { ...raw, logic: raw.logic } : refuse('unsafe_logic', `${path}.logic`);
  return refuse();
}
