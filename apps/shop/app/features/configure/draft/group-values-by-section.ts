import { type Configurator, serializeValues, type Values } from 'configurator-core';

/** Groups values, including hidden ones, by the section of their field, as stored in the browser. */
export function groupValuesBySection(
  configurator: Configurator,
  values: Values,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const sections: Record<string, Record<string, unknown>> = {};
  const stored = serializeValues(configurator, values);
  for (const section of configurator.template.sections) {
    const names = section.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
    const filled = names.filter((name) => stored[name] !== undefined);
    if (filled.length > 0) sections[section.id] = Object.fromEntries(filled.map((name) => [name, stored[name]]));
  }
  return sections;
}
