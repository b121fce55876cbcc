import {
  type Configurator,
  evaluate,
  initialValues,
  restoreValues,
  type Section,
  type Values,
} from 'configurator-core';

/**
 * Returns the index of the step that shows a section. For a section that is hidden, this is the last step before it.
 * @param stored values in any stored form; undefined for the defaults
 */
export function stepOfSection(configurator: Configurator, stored: unknown, sectionId: string | undefined): number {
  const index = configurator.template.sections.findIndex(({ id }) => id === sectionId);
  const values = stored === undefined ? initialValues(configurator) : restoreValues(configurator, stored).values;
  const { steps } = evaluate(configurator, values);
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= index),
  );
}

/** Returns the section that a step shows. Hidden sections are no steps. */
export function sectionOfStep(configurator: Configurator, values: Values, stepIndex: number): Section | undefined {
  const index = evaluate(configurator, values).steps[stepIndex];
  return index === undefined ? undefined : configurator.template.sections[index];
}
