import type { Configurator } from '../compile/configurator.ts';
import { partFinder } from '../contract/template/part-finder.ts';
import type { Field, Option } from '../contract/template/template.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { initialValues } from '../evaluate/initial-values.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import { isFileList } from '../field-types/values/file-reference.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { FieldValue, Values } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';
import { type DroppedValue, isAbsent, restoreEntries } from './restore-values.ts';

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

/** In place of an option that the new version lacks. An object fits no field. */
const removedOption = {};

function carryValue(from: Field, to: Field, value: FieldValue): unknown {
  if (value === undefined || isFileList(value) || to.options.length === 0) return value;
  const find = partFinder(from.options, to.options, ({ value }: Option) => value);
  const options = new Map(from.options.map((option) => [option.value, option]));
  const carry = (entry: string) => {
    const option = options.get(entry);
    return option === undefined ? entry : (find(option)?.value ?? removedOption);
  };
  if (Array.isArray(value)) return value.map(carry);
  return typeof value === 'string' ? carry(value) : value;
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

/**
 * Migrates values from one version of a template to another. Fields and options are matched by id, so that renamed ones
 * keep their values, and a new field does not receive the value of a deleted one with its name. A new field has its
 * default.
 */
export function migrateValues(
  from: Configurator,
  to: Configurator,
  values: Values,
  options: EvaluateOptions = {},
): MigratedValues {
  return migrate(from, to, values, options).migrated;
}

/** Migrates values, and returns the old name of each field by its new one. */
function migrate(from: Configurator, to: Configurator, values: Values, options: EvaluateOptions) {
  const find = partFinder(from.fields.values(), to.fields.values(), ({ name }: Field) => name);
  const became = new Map([...from.compiledFields.values()].map((old) => [old.name, find(old.field)]));
  const oldNames = new Map([...became].flatMap(([name, field]) => (field ? [[field.name, name] as const] : [])));
  const entries: [name: string, stored: unknown][] = [];
  const removed: DroppedValue[] = [];
  for (const [name, value] of Object.entries(values)) {
    const compiled = from.compiledFields.get(name);
    if (compiled?.kind.isDerived) continue;
    const after = became.get(name);
    if (!compiled || !after) {
      if (!isAbsent(value)) removed.push({ fieldName: name, reason: 'unknown_field' });
      continue;
    }
    // The meaning of a host type's number may depend on the version. Its written form does not.
    const { write } = compiled.kind;
    entries.push([after.name, write && value !== undefined ? write(value) : carryValue(compiled.field, after, value)]);
  }
  const restored = restoreEntries(to, entries);
  const added = Object.entries(initialValues(to)).filter(([name]) => !oldNames.has(name));
  const migratedValues: Values = { ...restored.values, ...Object.fromEntries(added) };
  const dropped = [...restored.dropped, ...computedInNewVersion(to, entries)];
  const invalid = dropped.map((drop) => ({ ...drop, fieldName: oldNames.get(drop.fieldName) ?? drop.fieldName }));
  const notWhole = new Set(restored.dropped.map(({ fieldName }) => fieldName));
  const totalIn = (configurator: Configurator, its: Values) => evaluate(configurator, its, options).totalCents;
  const migrated: MigratedValues = {
    values: migratedValues,
    carried: Object.keys(restored.values).filter((name) => !notWhole.has(name)),
    lost: [...removed, ...invalid],
    priceDifferenceCents: totalIn(to, migratedValues) - totalIn(from, values),
  };
  return { migrated, oldNames };
}

/**
 * Returns whether a new version affects a configuration: a value is lost, the price differs, or an issue is new.
 * @param options the article's price and the unavailable materials, as for `evaluate`
 */
export function isTouched(
  from: Configurator,
  to: Configurator,
  values: Values,
  options: EvaluateOptions = {},
): boolean {
  const { migrated, oldNames } = migrate(from, to, values, options);
  const before = new Set(
    issuesOf(evaluate(from, values, options)).map(({ fieldName, code }) => `${code} ${fieldName}`),
  );
  const isNew = ({ fieldName, code }: Issue) => !before.has(`${code} ${oldNames.get(fieldName) ?? fieldName}`);
  return (
    migrated.lost.length > 0 ||
    migrated.priceDifferenceCents !== 0 ||
    issuesOf(evaluate(to, migrated.values, options)).some(isNew)
  );
}
