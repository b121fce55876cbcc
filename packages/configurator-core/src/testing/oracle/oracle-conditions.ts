import type { WireCondition, WireField, WireRule } from '../wire-template.ts';
import { isOracleTruthy, oracleJsonLogic } from './oracle-json-logic.ts';
import { oracleNumber } from './oracle-number.ts';

/** A reference to a stored file. */
export interface OracleFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** A stored value in the oracle; `undefined` is empty. */
export type OracleValue = string | number | boolean | readonly string[] | readonly OracleFile[] | undefined;

/** A field and its counted value: `undefined` while it is hidden or empty. */
export interface OracleReading {
  field: WireField;
  value: OracleValue;
}

/** Reads a field by its name or id. */
export type ReadField = (reference: string) => OracleReading | undefined;

/** Returns whether the field offers a choice. Other fields may have options left over from another type. */
export function oracleIsChoice({ field_type, options }: WireField): boolean {
  return ['dropdown', 'radio', 'checkbox', 'color'].includes(field_type) && options.length > 0;
}

/** Returns whether two single values are equal as text, with numbers normalised first. */
function isSameText(left: string | number | boolean | OracleFile, right: string | number | boolean): boolean {
  if (typeof left === 'object') return false;
  const leftNumber = oracleNumber(left);
  const rightNumber = oracleNumber(right);
  if (leftNumber !== undefined && rightNumber !== undefined) return leftNumber === rightNumber;
  return String(left) === String(right);
}

function isEqual(value: OracleValue, literal: WireRule['value']): boolean {
  if (value === undefined) return false;
  if (typeof value === 'object') return value.length === 1 && isSameText(value[0] ?? '', literal);
  return isSameText(value, literal);
}

function contains(value: OracleValue, literal: WireRule['value']): boolean {
  if (value === undefined) return false;
  if (typeof value === 'object') return value.some((entry) => isSameText(entry, literal));
  return String(value).toLowerCase().includes(String(literal).toLowerCase());
}

/** Returns what `greater_than` and `less_than` compare: the length of a list, otherwise a number. */
function magnitude({ field, value }: OracleReading): number | undefined {
  if (field.field_type === 'checkbox' && field.options.length > 0) return typeof value === 'object' ? value.length : 0;
  return typeof value === 'object' ? undefined : oracleNumber(value);
}

function ruleHolds(rule: WireRule, read: ReadField): boolean {
  const found = read(rule.field);
  if (found === undefined) return false;
  // Rules only read whether there are files.
  const hasFiles = found.field.field_type === 'file' && found.value !== undefined;
  const reading = hasFiles ? { ...found, value: true } : found;
  const literal = oracleNumber(rule.value);
  const size = magnitude(reading);
  switch (rule.operator) {
    case 'equals':
      return isEqual(reading.value, rule.value);
    case 'not_equals':
      return !isEqual(reading.value, rule.value);
    case 'contains':
      return contains(reading.value, rule.value);
    case 'greater_than':
      return size !== undefined && literal !== undefined && size > literal;
    case 'less_than':
      return size !== undefined && literal !== undefined && size < literal;
    default:
      return rule.operator satisfies never;
  }
}

/** Returns whether a condition is true, implemented literally from the specification. */
export function oracleHolds(
  condition: WireCondition,
  read: ReadField,
  shownValues: (expression: unknown) => Readonly<Record<string, OracleValue>>,
): boolean {
  if ('field' in condition) return ruleHolds(condition, read);
  if ('all' in condition) return condition.all.every((term) => oracleHolds(term, read, shownValues));
  if ('any' in condition) return condition.any.some((term) => oracleHolds(term, read, shownValues));
  if ('not' in condition) return !oracleHolds(condition.not, read, shownValues);
  return isOracleTruthy(oracleJsonLogic(condition.logic, shownValues(condition.logic)));
}
