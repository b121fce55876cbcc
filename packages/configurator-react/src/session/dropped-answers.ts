import { type Configurator, type FieldState, type FieldValue, initialValues } from 'configurator-core';

/** Reads one field of one moment. */
type ReadField = (fieldName: string) => FieldState;

function isFilled(value: FieldValue): boolean {
  return !(value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0));
}

function counts(state: FieldState): boolean {
  return state.isVisible && isFilled(state.value);
}

/**
 * The labels of the fields that counted before a change and do not any more, in template order. Fields that held nothing
 * but their default are no loss; those that were changed themselves are no surprise.
 */
export function droppedAnswers(
  configurator: Configurator,
  before: ReadField,
  after: ReadField,
  changedNames: readonly string[],
): readonly string[] {
  const labels: string[] = [];
  for (const [name, field] of configurator.fields) {
    const was = before(name);
    const is = after(name);
    if (was === is || !counts(was) || counts(is) || changedNames.includes(name)) continue;
    const isDefault = JSON.stringify(initialValues(configurator)[name]) === JSON.stringify(was.value);
    if (!isDefault) labels.push(field.label);
  }
  return labels;
}
