import { isRecord } from '#app/lib/checks/is-record.ts';

/** Key of a section's labels, stored for readers without the template. They are not chosen by the shopper. */
const labelsKey = '_metadata';

/**
 * Returns a canonical key of a configuration. Equal values give the same key, regardless of key order and of whether an
 * empty value is stored or missing. Labels are ignored. Prices and the template version are included.
 * @param settings configuratorSettings of a cart line, `null` for an article without configuration
 */
export function settingsKey(settings: unknown): string {
  return JSON.stringify(canonical(settings)) ?? 'null';
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => canonical(item) ?? null);
  if (typeof value !== 'object' || value === null) return isEmpty(value) ? undefined : value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== labelsKey)
    .map(([key, item]) => [key, canonical(withoutLanguage(key, item))] as const)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Removes language-dependent parts: the language itself and the labels of price rules. */
function withoutLanguage(key: string, item: unknown): unknown {
  if (!isRecord(item)) return item;
  if (key === '_template') return { ...item, language: undefined };
  if (key === '_rules' && isRecord(item._prices))
    return Object.values(item._prices)
      .map((price) => JSON.stringify(canonical(price)))
      .sort();
  return item;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '');
}
