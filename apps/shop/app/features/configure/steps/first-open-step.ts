import { type Configurator, evaluate, issuesOf, type Values } from 'configurator-core';

/** Returns the index of the first section with issues; null if there are none. */
export function firstOpenStep(configurator: Configurator, values: Values, basePriceCents: number): number | null {
  const open = new Set(
    issuesOf(evaluate(configurator, values, { basePriceCents })).map(
      ({ fieldName }) => configurator.places.get(fieldName)?.section.id,
    ),
  );
  const index = configurator.template.sections.findIndex(({ id }) => open.has(id));
  return index === -1 ? null : index;
}
