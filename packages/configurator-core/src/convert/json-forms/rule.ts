import type { Condition } from '../../contract/conditions/condition.ts';
import { isRecord, type Json, shortText } from '../../json.ts';
import { ConditionError } from '../condition-error.ts';
import { atLeast, atMost, combine, filled, has, holdsList, isFlag, type Literal, rule } from '../conditions.ts';
import type { Conditional, Draft, DraftField } from '../draft.ts';
import type { Source } from '../source.ts';
import type { SchemaReader } from './schema-reader.ts';

/** Converts the rule of an element. Reports and skips a rule that cannot be expressed. */
export function showByRule(draft: Draft, reader: SchemaReader, element: Source, part: Conditional): void {
  const found = element.get('rule');
  if (!isRecord(found)) return;
  const { effect, condition } = found;
  if (effect !== 'SHOW' && effect !== 'HIDE') {
    element.note('ignored', 'rule', { code: 'rule_effect', effect: shortText(effect) });
    return;
  }
  draft.showWhen(part, () => {
    try {
      const holds = conditionOf(condition, draft, reader);
      return effect === 'SHOW' ? holds : { not: holds };
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      element.note('always_shown', 'rule', { code: 'condition', expression: null, fault: error.fault });
      return null;
    }
  });
}

function conditionOf(condition: unknown, draft: Draft, reader: SchemaReader): Condition {
  if (!isRecord(condition)) throw new ConditionError({ code: 'no_condition' });
  const { type, conditions, scope, schema, expectedValue, failWhenUndefined } = condition;
  if ((type === 'AND' || type === 'OR') && Array.isArray(conditions) && conditions.length > 0) {
    const parts = conditions.map((part) => conditionOf(part, draft, reader));
    return combine(type === 'AND' ? 'all' : 'any', parts);
  }
  const property = typeof scope === 'string' ? reader.find(scope) : null;
  const field = property === null ? undefined : draft.find(property.name);
  if (field === undefined) throw new ConditionError({ code: 'unknown_scope', scope: shortText(scope) });
  if (schema === undefined && expectedValue !== undefined) return constant(field, expectedValue);
  if (!isRecord(schema)) throw new ConditionError({ code: 'no_schema' });
  const holds = schemaCondition(field, schema);
  return failWhenUndefined === true ? combine('all', [filled(field), holds]) : holds;
}

/** Also accepts an empty value, because the keyword only applies to numbers, texts or lists. */
function unlessEmpty(field: DraftField, condition: Condition): Condition {
  return { any: [{ not: filled(field) }, condition] };
}

/** Converts a schema to a condition on the field. @throws ConditionError if a condition cannot express a keyword */
function schemaCondition(field: DraftField, schema: Json): Condition {
  const parts = Object.entries(schema).flatMap(([keyword, wanted]) => keywordCondition(field, keyword, wanted) ?? []);
  if (parts.length === 0) throw new ConditionError({ code: 'empty_schema' });
  return combine('all', parts);
}

/** Returns null for a keyword that does not restrict the value. */
function keywordCondition(field: DraftField, keyword: string, wanted: unknown): Condition | null {
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  const schemas = list.filter(isRecord).map((schema) => () => schemaCondition(field, schema));
  switch (keyword) {
    case 'type':
    case 'title':
    case 'description':
      return null;
    case 'const':
      return constant(field, wanted);
    case 'enum':
      return combine(
        'any',
        list.map((value) => constant(field, value)),
      );
    case 'not':
      return isRecord(wanted) ? { not: schemaCondition(field, wanted) } : null;
    case 'allOf':
      return combine(
        'all',
        schemas.map((condition) => condition()),
      );
    case 'anyOf':
      return combine(
        'any',
        schemas.map((condition) => condition()),
      );
    case 'contains':
      return contains(field, wanted);
    case 'minimum':
      return unlessEmpty(field, atLeast(field, numberOf(wanted)));
    case 'maximum':
      return unlessEmpty(field, atMost(field, numberOf(wanted)));
    case 'exclusiveMinimum':
      return unlessEmpty(field, rule(field, 'greater_than', numberOf(wanted)));
    case 'exclusiveMaximum':
      return unlessEmpty(field, rule(field, 'less_than', numberOf(wanted)));
    default:
      throw new ConditionError({ code: 'unknown_keyword', keyword });
  }
}

function contains(field: DraftField, wanted: unknown): Condition {
  const { const: value, enum: values } = isRecord(wanted) ? wanted : {};
  const literals = Array.isArray(values) ? values : [value];
  if (!holdsList(field)) throw new ConditionError({ code: 'holds_no_list', name: field.name });
  return unlessEmpty(
    field,
    combine(
      'any',
      literals.map((literal) => has(field, literalOf(literal))),
    ),
  );
}

function constant(field: DraftField, wanted: unknown): Condition {
  // An unset flag counts as false.
  if (isFlag(field) && typeof wanted === 'boolean') return wanted ? filled(field) : { not: filled(field) };
  if (holdsList(field)) throw new ConditionError({ code: 'holds_list', name: field.name });
  if (wanted === null || wanted === '') return { not: filled(field) };
  return rule(field, 'equals', literalOf(wanted));
}

function literalOf(wanted: unknown): Literal {
  if (typeof wanted === 'string' || typeof wanted === 'number' || typeof wanted === 'boolean') return wanted;
  throw new ConditionError({ code: 'compares_with_object' });
}

function numberOf(wanted: unknown): number {
  if (typeof wanted === 'number' && Number.isFinite(wanted)) return wanted;
  throw new ConditionError({ code: 'bound_not_a_number' });
}
