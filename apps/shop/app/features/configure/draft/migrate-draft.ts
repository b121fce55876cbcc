import {
  type Configurator,
  evaluate,
  type FieldValue,
  formatFieldValue,
  issuesOf,
  migrateValues,
  restoreValues,
  type Values,
} from 'configurator-core';

/** The changes by a migration to a new template version, as texts for the shopper. */
export interface DraftChanges {
  /** Values no longer offered, for example 'Futterfarbe: Schwarz'. */
  readonly lost: readonly string[];
  /** Labels of fields that the new version requires. */
  readonly missing: readonly string[];
  /** Price increase (negative if lower) for the same values, EUR cents, gross. */
  readonly priceDifferenceCents: number;
}

/** Values migrated to a new version of their template. */
export interface MigratedDraft {
  readonly values: Values;
  /** Null if the new version changes nothing for these values. */
  readonly changes: DraftChanges | null;
}

/**
 * Migrates values to a new version of their template.
 * @param stored values by field name of the old version, unchecked
 */
export function migrateDraft(
  from: Configurator,
  to: Configurator,
  stored: Readonly<Record<string, unknown>>,
  basePriceCents: number,
): MigratedDraft {
  const before = restoreValues(from, stored).values;
  const { values, lost, priceDifferenceCents } = migrateValues(from, to, before, { basePriceCents });
  const fieldsWithIssues = (configurator: Configurator, fieldValues: Values) =>
    issuesOf(evaluate(configurator, fieldValues, { basePriceCents })).map(({ fieldName }) => fieldName);
  const hadIssue = new Set(fieldsWithIssues(from, before));
  // Lost values are required again, but are listed only once.
  const lostNames = new Set(lost.map(({ fieldName }) => fieldName));
  const missing = fieldsWithIssues(to, values).filter((name) => !hadIssue.has(name) && !lostNames.has(name));
  const changes: DraftChanges = {
    lost: [...lostNames].map((name) => describeValue(from, name, before[name])),
    missing: [...new Set(missing)].map((name) => to.fields.get(name)?.label ?? name),
    priceDifferenceCents,
  };
  const isTouched = changes.lost.length > 0 || changes.missing.length > 0 || priceDifferenceCents !== 0;
  return { values, changes: isTouched ? changes : null };
}

function describeValue(configurator: Configurator, fieldName: string, value: FieldValue): string {
  const label = configurator.fields.get(fieldName)?.label ?? fieldName;
  const isPlain = value === undefined || value === true;
  return isPlain ? label : `${label}: ${formatFieldValue(configurator, fieldName, value)}`;
}
