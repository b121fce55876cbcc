import { type MergedRecord, mergeRecord } from 'configurator-core';

/**
 * Merges two edits of a form field by field (three-way merge): a field that only one side changed takes the value of
 * that side. A list of texts is merged as a set, so that it has no conflicts: each side adds and removes elements.
 * @param base the values that both sides started from
 * @param mine the values in the form
 * @param theirs the values stored in the meantime
 */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): MergedRecord<Values> {
  return mergeRecord(base, mine, theirs, { isSame, mergeBoth: mergeSets });
}

function mergeSets<Value>(base: Value, mine: Value, theirs: Value): { value: Value } | undefined {
  if (!isSet(base) || !isSet(mine) || !isSet(theirs)) return undefined;
  const kept = theirs.filter((entry) => !base.includes(entry) || mine.includes(entry));
  const added = mine.filter((entry) => !base.includes(entry) && !theirs.includes(entry));
  return { value: [...kept, ...added] as Value & string[] };
}

function isSet(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

/** Whether two values are the same to the admin: spaces at the ends of a text are not stored, and a set has no order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  return isSet(value) ? [...value].sort() : value;
}
