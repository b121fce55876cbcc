import { type Configurator, evaluate, issuesOf, type Values } from 'configurator-core';

/** Index of the first section in which something has still to be chosen or mended; null where all is well. */
export function firstOpenStep(configurator: Configurator, values: Values, basePriceCents: number): number | null {
  const open = new Set(
    issuesOf(evaluate(configurator, values, { basePriceCents })).map(
      ({ fieldName }) => configurator.places.get(fieldName)?.section.id,
    ),
  );
  const index = configurator.template.sections.findIndex(({ id }) => open.has(id));
  return index === -1 ? null : index;
}
