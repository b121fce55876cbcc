import { Source } from '../source.ts';

/** An entry of `enum`, or of `oneOf` with constants. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

function isPlain(json: unknown): json is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof json);
}

/** Returns the choices of a schema with `enum` or `oneOf` of constants, or null if it has none. */
export function choicesOf(schema: Source): readonly Choice[] | null {
  const constants = schema.list('enum').map((value): readonly [unknown, string | null] => [value, null]);
  const entries = constants.length > 0 ? constants : titledConstants(schema);
  if (entries.length === 0) return null;
  const choices = new Map<string, string>();
  for (const [constant, title] of entries) {
    // A field can be empty anyway.
    if (constant === null) continue;
    if (!isPlain(constant)) return null;
    const value = String(constant);
    if (value.trim() !== '') choices.set(value, title ?? value);
  }
  return [...choices].map(([value, label]) => ({ value, label }));
}

/** Returns the values of the choices of a schema, or of those of the entries of a list. */
export function constantsOf(schema: Source): readonly unknown[] {
  const own =
    schema.list('enum').length > 0 ? schema.list('enum') : titledConstants(schema).map(([constant]) => constant);
  const items = schema.child('items');
  return own.length > 0 || items === null ? own : constantsOf(items);
}

function titledConstants(schema: Source): readonly (readonly [unknown, string | null])[] {
  return schema.entries('oneOf').map((entry) => {
    if (!(entry instanceof Source)) return [undefined, null];
    const constant = entry.json('const');
    const title = entry.text('title');
    entry.skip('type');
    return [constant, title];
  });
}
