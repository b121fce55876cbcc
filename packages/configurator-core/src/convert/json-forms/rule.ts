import type { Condition } from '../../contract/condition.ts';
import { isRecord, type Json } from '../../json.ts';
import { atLeast, atMost, combine, filled, has, holdsList, isFlag, type Literal, rule } from '../conditions.ts';
import type { Conditional, Draft, DraftField } from '../draft.ts';
import type { Source } from '../source.ts';
import type { SchemaReader } from './schema-reader.ts';

/** Why a rule cannot be expressed; the message is the reason. */
class RuleError extends Error {}

/** Takes over the rule of an element; what cannot be expressed is reported and left out. */
export function showByRule(draft: Draft, reader: SchemaReader, element: Source, part: Conditional): void {
  const found = element.get('rule');
  if (!isRecord(found)) return;
  const { effect, condition } = found;
  if (effect !== 'SHOW' && effect !== 'HIDE') {
    element.note('ignored', 'rule', `A template cannot ${String(effect).toLowerCase()} a field: show or hide it.`);
    return;
  }
  draft.showWhen(part, () => {
    try {
      const holds = conditionOf(condition, draft, reader);
      return effect === 'SHOW' ? holds : { not: holds };
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      element.note('always_shown', 'rule', `The rule is left out, because ${error.message}.`);
      return null;
    }
  });
}

function conditionOf(condition: unknown, draft: Draft, reader: SchemaReader): Condition {
  if (!isRecord(condition)) throw new RuleError('it has no condition');
  const { type, conditions, scope, schema, expectedValue, failWhenUndefined } = condition;
  if ((type === 'AND' || type === 'OR') && Array.isArray(conditions) && conditions.length > 0) {
    const parts = conditions.map((part) => conditionOf(part, draft, reader));
    return combine(type === 'AND' ? 'all' : 'any', parts);
  }
  const property = typeof scope === 'string' ? reader.find(scope) : null;
  const field = property === null ? undefined : draft.find(property.name);
  if (field === undefined) throw new RuleError(`no field of the template is at '${String(scope)}'`);
  if (schema === undefined && expectedValue !== undefined) return constant(field, expectedValue);
  if (!isRecord(schema)) throw new RuleError('it has no schema');
  const holds = schemaCondition(field, schema);
  return failWhenUndefined === true ? combine('all', [filled(field), holds]) : holds;
}

/** Keywords that an empty value satisfies, because they only apply to numbers, texts or lists. */
function unlessEmpty(field: DraftField, condition: Condition): Condition {
  return { any: [{ not: filled(field) }, condition] };
}

/** What a schema says of the value of a field. @throws RuleError for a keyword that a condition cannot express */
function schemaCondition(field: DraftField, schema: Json): Condition {
  const parts = Object.entries(schema).flatMap(([keyword, wanted]) => keywordCondition(field, keyword, wanted) ?? []);
  if (parts.length === 0) throw new RuleError('its schema says nothing that a condition can express');
  return combine('all', parts);
}

/** Null for a keyword that says nothing here. */
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
      throw new RuleError(`its schema has '${keyword}'`);
  }
}

function contains(field: DraftField, wanted: unknown): Condition {
  const { const: value, enum: values } = isRecord(wanted) ? wanted : {};
  const literals = Array.isArray(values) ? values : [value];
  if (!holdsList(field)) throw new RuleError(`'${field.name}' holds no list`);
  return unlessEmpty(
    field,
    combine(
      'any',
      literals.map((literal) => has(field, literalOf(literal))),
    ),
  );
}

function constant(field: DraftField, wanted: unknown): Condition {
  // An unset flag equals one that is false.
  if (isFlag(field) && typeof wanted === 'boolean') return wanted ? filled(field) : { not: filled(field) };
  if (holdsList(field)) throw new RuleError(`'${field.name}' holds a list`);
  if (wanted === null || wanted === '') return { not: filled(field) };
  return rule(field, 'equals', literalOf(wanted));
}

function literalOf(wanted: unknown): Literal {
  if (typeof wanted === 'string' || typeof wanted === 'number' || typeof wanted === 'boolean') return wanted;
  throw new RuleError('it compares with an object or a list');
}

function numberOf(wanted: unknown): number {
  if (typeof wanted === 'number' && Number.isFinite(wanted)) return wanted;
  throw new RuleError('a bound is no number');
}
