import { type Condition, type Configurator, matchCondition } from 'configurator-core';

/** The paths that a JSON Logic expression reads: the arguments of `var`. */
function pathsIn(logic: unknown): readonly string[] {
  if (typeof logic !== 'object' || logic === null) return [];
  if (Array.isArray(logic)) return logic.flatMap(pathsIn);
  return Object.entries(logic).flatMap(([operator, argument]) => {
    if (operator !== 'var') return pathsIn(argument);
    return [String(Array.isArray(argument) ? argument[0] : argument)];
  });
}

function referencesIn(condition: Condition | null): readonly string[] {
  if (condition === null) return [];
  return matchCondition<readonly string[]>(condition, {
    rule: ({ field }) => [field],
    all: (terms) => terms.flatMap(referencesIn),
    any: (terms) => terms.flatMap(referencesIn),
    not: referencesIn,
    logic: pathsIn,
  });
}

/** Names of the fields that decide whether an option is available, directly or through other fields. */
export function decidingFields(configurator: Configurator, fieldName: string, optionValue: string): readonly string[] {
  const { places, fields } = configurator;
  const names = new Set<string>();
  const option = fields.get(fieldName)?.options.find(({ value }) => value === optionValue);
  const take = (condition: Condition | null) => {
    for (const reference of referencesIn(condition)) {
      for (const { id, name } of fields.values()) {
        const isRead = reference === name || reference === id || reference.startsWith(`${name}.`);
        if (!isRead || names.has(name)) continue;
        names.add(name);
        takeAround(name);
      }
    }
  };
  const takeAround = (name: string) => {
    const place = places.get(name);
    if (place === undefined) return;
    for (const { condition } of [place.section, place.group, place.field, ...place.field.options]) take(condition);
  };
  take(option?.condition ?? null);
  return [...names];
}
