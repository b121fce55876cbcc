import type { Option } from '../../contract/template/template.ts';
import type { OfferedField } from '../kinds/value-kind.ts';

/** Words for booleans in older stored forms, in lower case. */
const booleanWords: Readonly<Record<'true' | 'false', readonly string[]>> = {
  true: ['true', 'yes', 'ja'],
  false: ['false', 'no', 'nein'],
};

/** Parses a boolean that may be stored as a text. Returns undefined for anything else. */
export function parseBoolean(stored: unknown): boolean | undefined {
  const text = String(typeof stored === 'string' ? stored.trim().toLowerCase() : stored);
  if (typeof stored !== 'string' && typeof stored !== 'boolean') return undefined;
  return booleanWords.true.includes(text) || (booleanWords.false.includes(text) ? false : undefined);
}

/**
 * Finds the option of a stored value by its value, or else by the label, color code or boolean of older forms, if
 * exactly one option matches.
 * @returns the template's own string, so that later comparisons are fast
 */
export function parseChoice(offered: OfferedField, stored: unknown): string | undefined {
  const text = typeof stored === 'number' ? String(stored) : stored;
  if (typeof text === 'boolean') {
    const words = booleanWords[`${text}`];
    return onlyOne(offered.field.options.filter(({ value }) => words.includes(value.toLowerCase())));
  }
  if (typeof text !== 'string') return undefined;
  const exact = offered.optionOf(text);
  if (exact !== undefined) return exact.value;
  return valuesByText(offered.field.options).get(text.trim().toLowerCase());
}

const known = new WeakMap<readonly Option[], ReadonlyMap<string, string | undefined>>();

/** Returns the values of options by label and color code in lower case; undefined for a text of several options. */
function valuesByText(options: readonly Option[]): ReadonlyMap<string, string | undefined> {
  const cached = known.get(options);
  if (cached) return cached;
  const values = new Map<string, string | undefined>();
  for (const { label, colorValue, value } of options) {
    for (const text of new Set([label.trim().toLowerCase(), colorValue?.toLowerCase()])) {
      if (text !== undefined) values.set(text, values.has(text) ? undefined : value);
    }
  }
  known.set(options, values);
  return values;
}

function onlyOne(options: readonly Option[]): string | undefined {
  return options.length === 1 ? options[0]?.value : undefined;
}
