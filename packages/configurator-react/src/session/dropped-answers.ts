import { type Configurator, initialValues } from 'configurator-core';

/**
 * The labels, in template order, of the hidden fields that are a loss to the shopper: what holds nothing but the template's default is none.
 * @param hiddenFieldNames filled fields that a change put out of force
 */
export function droppedAnswers(
  configurator: Configurator,
  hiddenFieldNames: readonly string[],
  valueBefore: (fieldName: string) => unknown,
): readonly string[] {
  if (hiddenFieldNames.length === 0) return [];
  const defaults = initialValues(configurator);
  const placeOf = (name: string) => configurator.places.get(name)?.index ?? 0;
  return hiddenFieldNames
    .toSorted((left, right) => placeOf(left) - placeOf(right))
    .filter((name) => JSON.stringify(defaults[name]) !== JSON.stringify(valueBefore(name)))
    .map((name) => configurator.fields.get(name)?.label ?? name);
}
