import type { JsonSchema } from './component-schemas.ts';

const reference = /"#\/components\/schemas\/(\w+)"/g;

/** Returns the schemas that are referenced, directly or by each other, sorted by name. */
export function usedSchemas(
  referencing: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const used = new Map<string, JsonSchema>();
  const collect = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(reference)) {
      const schema = schemas[name];
      if (schema === undefined || used.has(name)) continue;
      used.set(name, schema);
      collect(schema);
    }
  };
  collect(referencing);
  return Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
