import type { Configurator } from '../compile/configurator.ts';
import type { Field } from '../contract/template/template.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import { type DroppedValue, restoreEntries } from './restore-values.ts';

/** The result of migrating a configuration to a changed template. */
export interface MigratedValues {
  readonly values: Values;
  /** Names, in the new template, of the fields whose whole value is kept. */
  readonly carried: readonly string[];
  /** Lost values, by field name in the old template. */
  readonly lost: readonly DroppedValue[];
  /** Price increase of the new version (negative if cheaper), EUR cents, gross. */
  readonly priceDifferenceCents: Cents;
}

/** Returns the same option's value in the new field, found by id if the value changed. */
function carryOption(from: Field, to: Field, value: string): string {
  if (to.options.some((option) => option.value === value)) return value;
  const id = from.options.find((option) => option.value === value)?.id;
  return to.options.find((option) => option.id === id)?.value ?? value;
}

function carryValue(from: Field, to: Field, value: FieldValue): FieldValue {
  if (isFileList(value)) return value;
  if (Array.isArray(value)) return value.map((entry) => carryOption(from, to, entry));
  return typeof value === 'string' && to.options.length > 0 ? carryOption(from, to, value) : value;
}

/** Returns the values of fields that are computed in the new version. */
function computedInNewVersion(
  to: Configurator,
  entries: readonly (readonly [string, unknown])[],
): readonly DroppedValue[] {
  return entries
    .filter(([name, value]) => value !== undefined && to.compiledFields.get(name)?.kind.isDerived === true)
    .map(([fieldName]) => ({ fieldName, reason: 'does_not_fit' }));
}

/** Migrates values from one version of a template to another. Renamed fields and options are matched by id. */
export function migrateValues(
  from: Configurator,
  to: Configurator,
  values: Values,
  options: EvaluateOptions = {},
): MigratedValues {
  const byId = new Map([...to.fields.values()].map((field) => [field.id, field]));
  const oldNames = new Map<string, string>();
  const isTyped = ([name]: readonly [string, FieldValue]) => from.compiledFields.get(name)?.kind.isDerived !== true;
  const typed = Object.entries(values).filter(isTyped);
  const entries = typed.map(([name, value]): [string, unknown] => {
    const before = from.fields.get(name);
    const after = to.fields.get(name) ?? (before && byId.get(before.id));
    if (!before || !after) return [name, value];
    oldNames.set(after.name, name);
    // The meaning of a host type's number may depend on the version. Its written form does not.
    const write = from.compiledFields.get(name)?.kind.write;
    return [after.name, write && value !== undefined ? write(value) : carryValue(before, after, value)];
  });
  const restored = restoreEntries(to, entries);
  const dropped = [...restored.dropped, ...computedInNewVersion(to, entries)];
  const lost = dropped.map((drop) => ({ ...drop, fieldName: oldNames.get(drop.fieldName) ?? drop.fieldName }));
  const notWhole = new Set(restored.dropped.map(({ fieldName }) => fieldName));
  const totalIn = (configurator: Configurator, its: Values) => evaluate(configurator, its, options).totalCents;
  return {
    values: restored.values,
    carried: Object.keys(restored.values).filter((name) => !notWhole.has(name)),
    lost,
    priceDifferenceCents: totalIn(to, restored.values) - totalIn(from, values),
  };
}

/** Returns whether a new version affects a configuration: a value is lost, the price differs, or an issue is new. */
export function isTouched(from: Configurator, to: Configurator, values: Values): boolean {
  const { values: migrated, lost, priceDifferenceCents } = migrateValues(from, to, values);
  const before = new Set(issuesOf(evaluate(from, values)).map(({ fieldName }) => fieldName));
  const missing = issuesOf(evaluate(to, migrated)).some(({ fieldName }) => !before.has(fieldName));
  return lost.length > 0 || priceDifferenceCents !== 0 || missing;
}
