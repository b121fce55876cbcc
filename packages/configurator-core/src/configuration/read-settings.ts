import type { Configurator } from '../compile/configurator.ts';
import { isRecord, type Json } from '../json.ts';
import { type Cents, parseEuroToCents } from '../money.ts';
import { err, ok, type Result } from '../result.ts';
import { builtInWord } from './built-in-words.ts';
import { type RestoredValues, restoreEntries, restoreValues } from './restore-values.ts';

/** One value of stored settings, in words. */
export interface SettingsField {
  readonly name: string;
  readonly label: string;
  /** The field type; `text` where the settings do not say. */
  readonly fieldType: string;
  /** As stored; for what only shows, its html or URL. */
  readonly value: unknown;
  /** In words: labels of options, `Ja`, German numbers with their unit. */
  readonly displayValue: string;
  readonly priceCents: Cents;
}

/** One section of stored settings, in words. */
export interface SettingsSection {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly fields: readonly SettingsField[];
}

function recordAt(record: Json, key: string): Json {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return isRecord(value) ? value : {};
}

function textAt(record: Json, key: string): string | null {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' ? value : null;
}

/** The values of a section by field name; an older nested one (`back: {link}`) goes by `back.link`. */
function entriesOf(section: Json, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(section).flatMap(([key, value]) => {
    if (prefix === '' && key.startsWith('_')) return [];
    const name = prefix + key;
    // One level is all there ever was; deeper is foreign and stays as it is.
    return isRecord(value) && prefix === '' ? entriesOf(value, `${name}.`) : [[name, value] as [string, unknown]];
  });
}

function inWords(value: unknown, options: readonly unknown[]): string {
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, options)).join(', ');
  const option = options.find((entry) => isRecord(entry) && entry.value === value);
  if (isRecord(option) && typeof option.label === 'string') return option.label;
  if (typeof value === 'string') return builtInWord('values', value) ?? value;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function readField(name: string, stored: unknown, section: Json): SettingsField {
  const metadata = recordAt(recordAt(recordAt(section, '_metadata'), 'fields'), name);
  const value = stored ?? textAt(metadata, 'html') ?? textAt(metadata, 'url') ?? undefined;
  const prices = recordAt(section, '_prices');
  const words = inWords(value, Array.isArray(metadata.options) ? metadata.options : []);
  const unit = textAt(metadata, 'unit');
  return {
    name,
    label: textAt(metadata, 'label') ?? builtInWord('fields', name) ?? name,
    fieldType: textAt(metadata, 'field_type') ?? 'text',
    value,
    displayValue: unit === null || words === '' ? words : `${words} ${unit}`,
    priceCents: (Object.hasOwn(prices, name) ? parseEuroToCents(prices[name]) : null) ?? 0,
  };
}

function readSection(id: string, section: Json): SettingsSection {
  const metadata = recordAt(section, '_metadata');
  const head = recordAt(metadata, 'section');
  const values = new Map(entriesOf(section));
  const known = Object.keys(recordAt(metadata, 'fields'));
  const names = new Set([...known, ...values.keys()]);
  return {
    id,
    title: textAt(head, 'title') ?? builtInWord('sections', id) ?? id,
    description: textAt(head, 'description'),
    fields: [...names].map((name) => readField(name, values.get(name), section)),
  };
}

/**
 * Reads stored settings without the template: years later, from an older program or a foreign one. The names of the
 * built-in products have German labels even where the settings carry none.
 * @returns an error where the settings are no object
 */
export function readConfiguratorSettings(json: unknown): Result<readonly SettingsSection[], 'unreadable'> {
  if (!isRecord(json)) return err('unreadable');
  return ok(
    Object.entries(json)
      .filter(([id]) => !id.startsWith('_'))
      .flatMap(([id, section]) => (isRecord(section) ? [readSection(id, section)] : [])),
  );
}

/** The values of stored settings as far as they fit a template, for editing a cart line or ordering again. */
export function valuesFromSettings(configurator: Configurator, settings: unknown): RestoredValues {
  if (!isRecord(settings)) return restoreValues(configurator, null);
  return restoreEntries(
    configurator,
    Object.entries(settings)
      .filter(([id]) => !id.startsWith('_'))
      .flatMap(([, section]) => (isRecord(section) ? entriesOf(section) : [])),
  );
}
