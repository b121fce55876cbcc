import type { Configurator } from '../compile/configurator.ts';
import { isRecord } from '../json.ts';

/** How the values of fields with a dot in their name are written: as one key, or as objects within each other. */
export type NameForm = 'flat' | 'nested';

/** Returns the path of a field's value. */
export function pathOf(name: string, form: NameForm): readonly string[] {
  return form === 'nested' ? name.split('.') : [name];
}

/** @throws RangeError if a field's name begins with that of another one and a dot */
export function checkNestedNames({ fields }: Configurator): void {
  for (const name of fields.keys()) {
    const parts = name.split('.');
    const prefix = parts.map((_, index) => parts.slice(0, index).join('.')).find((part) => fields.has(part));
    if (prefix !== undefined)
      throw new RangeError(`The fields "${prefix}" and "${name}" cannot be nested: one name begins with the other.`);
  }
}

/** Reads values in either form as one key per field. A key in the flat form wins. */
export function readNested({ fields }: Configurator, values: Readonly<Record<string, unknown>>) {
  const nested = [...fields.keys()].filter((name) => name.includes('.') && !Object.hasOwn(values, name));
  const found = nested.map((name) => [
    name,
    name
      .split('.')
      .reduce<unknown>((part, key) => (isRecord(part) && Object.hasOwn(part, key) ? part[key] : undefined), values),
  ]);
  return { ...values, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
}

/** Writes values with one key per field as objects within each other. */
export function writeNested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const keys = name.split('.');
    const last = keys.pop() ?? name;
    let part = nested;
    for (const key of keys) {
      const inner = Object.hasOwn(part, key) ? part[key] : undefined;
      const next = isRecord(inner) ? (inner as Record<string, unknown>) : {};
      part[key] = next;
      part = next;
    }
    part[last] = value;
  }
  return nested;
}
