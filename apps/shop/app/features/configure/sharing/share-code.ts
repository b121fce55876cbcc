import { type Configurator, type Field, serializeValues, type Values } from 'configurator-core';

/**
 * Version of the code of a configuration in a link: `1!weight(12.5!lining~complete!pockets*left*right`. Free text is
 * never included, only texts that are an option of their field or a colour. Measures are included, because the
 * configuration depends on them and a dog's size identifies no person.
 */
const version = '1';

/** Maximum length of a code to parse. No browser has longer links. */
const longestCode = 8_000;

/** Encodes a configuration. @param values including hidden ones, as in the stored draft */
export function encodeShare(configurator: Configurator, values: Values): string {
  const stored = serializeValues(configurator, values);
  const entries = [...configurator.fields.values()].flatMap((field) => {
    const value = encodeValue(field, stored[field.name]);
    return value === null ? [] : [escapeText(field.name) + value];
  });
  return [version, ...entries].join('!');
}

/** Returns the labels of filled fields that a link does not include. */
export function omittedLabels(configurator: Configurator, values: Values): readonly string[] {
  const stored = serializeValues(configurator, values);
  return [...configurator.fields.values()]
    .filter((field) => stored[field.name] !== undefined && stored[field.name] !== '')
    .filter((field) => encodeValue(field, stored[field.name]) === null)
    .map(({ label }) => label);
}

/**
 * Decodes a code to values by field name, not validated against a template (use the engine's `restoreValues`).
 * @returns null if the code is invalid
 */
export function decodeShare(code: string): Readonly<Record<string, unknown>> | null {
  if (code.length > longestCode) return null;
  const [head, ...entries] = code.split('!');
  if (head !== version) return null;
  const values = new Map<string, unknown>();
  for (const entry of entries) {
    const at = entry.search(/[~(*]/);
    if (at < 1) return null;
    const name = unescapeText(entry.slice(0, at));
    const value = decodeValue(entry.slice(at));
    if (name === null || value === undefined) return null;
    values.set(name, value);
  }
  return Object.fromEntries(values);
}

function encodeValue(field: Field, value: unknown): string | null {
  if (typeof value === 'number') return `(${value}`;
  if (typeof value === 'boolean') return `(${value}`;
  if (typeof value === 'string') return isOpen(field, value) ? `~${escapeText(value)}` : null;
  if (!Array.isArray(value)) return null;
  const chosen = value.filter((entry): entry is string => typeof entry === 'string' && isOpen(field, entry));
  return chosen.length === 0 ? null : chosen.map((entry) => `*${escapeText(entry)}`).join('');
}

/** Whether a text is an offered option or similar, so that it is not personal. */
function isOpen(field: Field, text: string): boolean {
  // The shop's own types based on numbers, such as dates, store a text.
  if (field.base?.type === 'number') return true;
  return field.options.some(({ value }) => value === text) || (field.type === 'color' && /^#[\da-f]{3,8}$/i.test(text));
}

function decodeValue(text: string): unknown {
  const body = text.slice(1);
  if (text.startsWith('~')) return unescapeText(body) ?? undefined;
  if (text.startsWith('(')) {
    if (body === 'true' || body === 'false') return body === 'true';
    const number = Number(body);
    return body.trim() !== '' && Number.isFinite(number) ? number : undefined;
  }
  const entries = body.split('*').map(unescapeText);
  return entries.includes(null) ? undefined : entries;
}

/** Escapes a text as in URLs, including the separators of the code. */
function escapeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function unescapeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
