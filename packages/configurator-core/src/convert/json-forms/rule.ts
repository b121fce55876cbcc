import type { Condition } from '../../contract/conditions/condition.ts';
import { isRecord, type Json, shortText } from '../../json.ts';
import { ConditionError } from '../condition-error.ts';
import {
  atLeast,
  atMost,
  combine,
  filled,
  holdsChoice,
  holdsList,
  holdsNumber,
  is,
  isFlag,
  type Literal,
  never,
  rule,
} from '../conditions.ts';
import type { ConversionReason } from '../conversion-reason.ts';
import type { Draft } from '../draft.ts';
import type { Conditional, ConditionPlace, DraftField } from '../draft-parts.ts';
import type { Source } from '../source.ts';
import { constantsOf } from './choices.ts';
import type { SchemaReader } from './schema-reader.ts';

/** The field that a condition reads. */
interface ReadField {
  readonly field: DraftField;
  /** Name of its property */
  readonly name: string;
  /** Its options as they are written in the schema */
  readonly constants: readonly unknown[];
  /** Reports that the condition differs from that of JSON Forms. */
  readonly approximate: (reason: ConversionReason) => void;
}

/** Converts the rule of an element. Reports and skips a rule that cannot be expressed. */
export function showByRule(draft: Draft, reader: SchemaReader, element: Source, part: Conditional): void {
  const own = element.child('rule');
  if (own === null) return;
  const effect = own.get('effect');
  if (effect !== 'SHOW' && effect !== 'HIDE') {
    element.note('ignored', 'rule', { code: 'rule_effect', effect: shortText(own.json('effect')) });
    return;
  }
  const condition = own.child('condition');
  const place = { part, source: element, key: 'rule' };
  draft.showWhen(place, () => {
    try {
      if (condition === null) throw new ConditionError({ code: 'no_condition' });
      const holds = conditionOf(condition, draft, reader, place);
      own.reportRest();
      return effect === 'SHOW' ? holds : { not: holds };
    } catch (error) {
      if (!(error instanceof ConditionError)) throw error;
      element.note('always_shown', 'rule', { code: 'condition', expression: null, fault: error.fault });
      return null;
    }
  });
}

function conditionOf(condition: Source, draft: Draft, reader: SchemaReader, place: ConditionPlace): Condition {
  const type = condition.get('type');
  if (type === 'AND' || type === 'OR') {
    const parts = condition.children('conditions').map((part) => conditionOf(part, draft, reader, place));
    if (parts.length > 0) {
      condition.reportRest();
      return combine(type === 'AND' ? 'all' : 'any', parts);
    }
  }
  const read = readField(condition, draft, reader, place);
  const isLeaf = type === 'LEAF' || (condition.has('expectedValue') && !condition.has('schema'));
  if (isLeaf) {
    const wanted = condition.json('expectedValue');
    condition.reportRest();
    return constant(read, wanted);
  }
  const schema = condition.json('schema');
  if (!isRecord(schema)) throw new ConditionError({ code: 'no_schema' });
  const isGuarded = condition.flag('failWhenUndefined');
  condition.reportRest();
  const holds = schemaCondition(read, schema, isGuarded);
  return isGuarded && !namesValues(schema) ? combine('all', [defined(read), holds]) : holds;
}

function readField(condition: Source, draft: Draft, reader: SchemaReader, place: ConditionPlace): ReadField {
  const scope = condition.text('scope');
  const property = reader.find(scope);
  const field = property === null ? undefined : draft.find(property.name);
  if (property === null || field === undefined) {
    throw new ConditionError({ code: 'unknown_scope', scope: scope ?? shortText(condition.json('scope')) });
  }
  draft.addReader(field, place);
  return {
    field,
    name: property.name,
    constants: constantsOf(property.schema),
    approximate: (reason) => place.source.note('approximated', place.key, reason),
  };
}

/** Returns whether a schema names the values that it accepts, so that no value is never one of them. */
function namesValues(schema: Json): boolean {
  return schema.const !== undefined || Array.isArray(schema.enum);
}

/** True if there is a value. JSON Forms also counts `false`, an empty list and blanks as one. */
function defined({ field, name, approximate }: ReadField): Condition {
  if (isFlag(field)) approximate({ code: 'unset_flag', name });
  else if (holdsList(field)) approximate({ code: 'empty_value', name });
  else if (!holdsNumber(field) && !holdsChoice(field)) approximate({ code: 'blank_text' });
  return filled(field);
}

/** Also accepts an empty value, because the keyword only applies to numbers, texts or lists. */
function unlessEmpty(field: DraftField, condition: Condition): Condition {
  return { any: [{ not: filled(field) }, condition] };
}

/** Converts a schema to a condition on the field. @throws ConditionError if a condition cannot express a keyword */
function schemaCondition(read: ReadField, schema: Json, isGuarded: boolean): Condition {
  const parts = Object.entries(schema).flatMap(([keyword, wanted]) => {
    const isImplied = keyword === 'type' && namesValues(schema);
    return isImplied ? [] : (keywordCondition(read, keyword, wanted, isGuarded) ?? []);
  });
  if (parts.length === 0) throw new ConditionError({ code: 'empty_schema' });
  return combine('all', parts);
}

/** Returns null for a keyword that does not restrict the value. */
function keywordCondition(read: ReadField, keyword: string, wanted: unknown, isGuarded: boolean): Condition | null {
  const { field } = read;
  const list: readonly unknown[] = Array.isArray(wanted) ? wanted : [];
  const isOfSchemas = list.length > 0 && list.every(isRecord);
  const schemas = () => list.filter(isRecord).map((schema) => schemaCondition(read, schema, isGuarded));
  switch (keyword) {
    case 'title':
    case 'description':
      return null;
    case 'type':
      // A value of the field has this type, so only no value is refused.
      if (wanted === typeOfValue(read)) return defined(read);
      break;
    case 'const':
      return constant(read, wanted);
    case 'enum':
      return combine(
        'any',
        list.map((value) => constant(read, value)),
      );
    case 'not':
      if (isRecord(wanted)) return { not: schemaCondition(read, wanted, isGuarded) };
      break;
    case 'allOf':
      if (isOfSchemas) return combine('all', schemas());
      break;
    case 'anyOf':
      if (isOfSchemas) return combine('any', schemas());
      break;
    case 'contains':
      return contains(read, wanted, isGuarded);
    case 'minimum':
      return unlessEmpty(field, atLeast(field, boundOf(field, keyword, wanted)));
    case 'maximum':
      return unlessEmpty(field, atMost(field, boundOf(field, keyword, wanted)));
    case 'exclusiveMinimum':
      return unlessEmpty(field, rule(field, 'greater_than', boundOf(field, keyword, wanted)));
    case 'exclusiveMaximum':
      return unlessEmpty(field, rule(field, 'less_than', boundOf(field, keyword, wanted)));
  }
  throw new ConditionError({ code: 'unknown_keyword', keyword });
}

/** Returns the type of all values of a field in the form; undefined for options of several types. */
function typeOfValue({ field, constants }: ReadField): string | undefined {
  if (holdsList(field)) return 'array';
  if (isFlag(field)) return 'boolean';
  if (holdsNumber(field)) return field.validation_rules?.integer === true ? 'integer' : 'number';
  const types = new Set(constants.map((constant) => typeof constant));
  return holdsChoice(field) ? (types.size === 1 ? [...types][0] : undefined) : 'string';
}

function contains({ field, name, constants, approximate }: ReadField, wanted: unknown, isGuarded: boolean): Condition {
  if (!holdsList(field)) throw new ConditionError({ code: 'holds_no_list', name: field.name });
  if (!isRecord(wanted)) throw new ConditionError({ code: 'compares_with_object' });
  const unknown = Object.keys(wanted).find((key) => !['const', 'enum', 'type'].includes(key));
  if (unknown !== undefined) throw new ConditionError({ code: 'unknown_keyword', keyword: unknown });
  // JSON Forms distinguishes an empty list, which contains nothing, from no value, to which the keyword does not apply.
  if (!isGuarded) approximate({ code: 'empty_value', name });
  const literals: readonly unknown[] = Array.isArray(wanted.enum) ? wanted.enum : [wanted.const];
  const known = literals.map(literalOf).filter((literal) => constants.includes(literal));
  const condition = combine(
    'any',
    known.map((literal) => is(field, String(literal))),
  );
  return unlessEmpty(field, condition);
}

function constant({ field, name, constants, approximate }: ReadField, wanted: unknown): Condition {
  if (isFlag(field) && typeof wanted === 'boolean') {
    if (wanted) return filled(field);
    approximate({ code: 'unset_flag', name });
    return { not: filled(field) };
  }
  if (holdsList(field)) throw new ConditionError({ code: 'holds_list', name: field.name });
  if (wanted === null || wanted === '') {
    approximate({ code: 'empty_value', name });
    return { not: filled(field) };
  }
  const literal = literalOf(wanted);
  // JSON Schema compares types too: the text "1" is never the number 1.
  if (holdsChoice(field)) return constants.includes(literal) ? is(field, String(literal)) : never;
  const isOfType = typeof literal === (holdsNumber(field) ? 'number' : isFlag(field) ? 'boolean' : 'string');
  return isOfType ? is(field, literal) : never;
}

function literalOf(wanted: unknown): Literal {
  if (typeof wanted === 'string' || typeof wanted === 'number' || typeof wanted === 'boolean') return wanted;
  throw new ConditionError({ code: 'compares_with_object' });
}

/** Returns a bound of a number. @throws ConditionError for other fields, to which the keyword does not apply */
function boundOf(field: DraftField, keyword: string, wanted: unknown): number {
  if (!holdsNumber(field)) throw new ConditionError({ code: 'unknown_keyword', keyword });
  if (typeof wanted === 'number' && Number.isFinite(wanted)) return wanted;
  throw new ConditionError({ code: 'bound_not_a_number' });
}
