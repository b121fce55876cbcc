import type { Configurator } from '../compile/configurator.ts';
import { type Currency, currencyOf, DEFAULT_CURRENCY, namedCurrency } from '../currency.ts';
import { formatMeasure, formatNumber, type ValueWords, valueWords } from '../field-types/values/value-words.ts';
import { isRecord, type Json } from '../json.ts';
import { type Cents, parseMoney } from '../money.ts';
import type { StoredPrice } from '../price/price-line.ts';
import { err, ok, type Result } from '../result.ts';
import { type RestoredValues, restoreEntries, restoreValues } from './restore-values.ts';

/** One value of stored settings, with its text. */
export interface SettingsField {
  readonly name: string;
  readonly label: string;
  /** The field type; `text` if the settings have none. */
  readonly fieldType: string;
  /** The stored value; for display-only fields their html or URL. */
  readonly value: unknown;
  /** Text in the language of the settings: labels of options, `Ja`, numbers with their unit. */
  readonly displayValue: string;
  /** Unit of a number: `cm`, `kg`. */
  readonly unit?: string;
  readonly priceCents: Cents;
  /** Whether it was computed for the workshop and is hidden from the shopper. */
  readonly isInternal: boolean;
}

/** One section of stored settings, with its texts. */
export interface SettingsSection {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly fields: readonly SettingsField[];
}

/** Labels for settings without labels, by stored name. */
export interface SettingsLabels {
  readonly sections: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the label for a name, which may be written with hyphens or underscores. */
function translationFor(words: Readonly<Record<string, string>> | undefined, name: string): string | null {
  const camelCase = name.replace(/(?<![-_])[-_]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  const key = [name, camelCase].find((form) => words !== undefined && Object.hasOwn(words, form));
  return words?.[key ?? ''] ?? null;
}

function recordAt(record: Json, key: string): Json {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return isRecord(value) ? value : {};
}

function textAt(record: Json, key: string): string | null {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  return typeof value === 'string' ? value : null;
}

/** Returns the values of a section by field name. An older nested value (`back: {link}`) gets the name `back.link`. */
function entriesOf(section: Json, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(section).flatMap(([key, value]) => {
    if (prefix === '' && key.startsWith('_')) return [];
    const name = prefix + key;
    // Older versions nested one level only. Deeper objects are foreign and kept unchanged.
    const isNested = prefix === '' && isRecord(value) && Object.keys(value).length > 0;
    return isNested ? entriesOf(value, `${name}.`) : [[name, value] as [string, unknown]];
  });
}

/** Returns the currency of the settings. */
function currencyIn(settings: Json): Currency {
  const currency = textAt(recordAt(settings, '_template'), 'currency');
  return currencyOf({ currency: /^[A-Z]{3}$/.test(currency ?? '') ? currency : null });
}

/** Returns the amounts in `_prices` of a section, minor units by field name. Skips anything that is not an amount. */
function pricesOf(section: Json, currency: Currency): ReadonlyMap<string, Cents> {
  const prices = new Map<string, Cents>();
  for (const [name, euros] of Object.entries(recordAt(section, '_prices'))) {
    const cents = parseMoney(euros, currency);
    if (cents !== null && cents !== 0) prices.set(name, cents);
  }
  return prices;
}

/** Returns the language of the settings, with German as default. */
function languageOf(settings: Json): string {
  const language = textAt(recordAt(settings, '_template'), 'language') ?? 'de';
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0] ?? 'de';
  } catch {
    return 'de';
  }
}

/** Options for reading settings. */
interface Reading {
  readonly values: ValueWords;
  readonly currency: Currency;
  readonly words?: SettingsLabels | undefined;
}

/** Returns the labels of stored options by value; of options with the same value, the first counts. */
function labelsOf(options: unknown): ReadonlyMap<unknown, unknown> {
  const records = (Array.isArray(options) ? options : []).filter(isRecord);
  return new Map(records.reverse().map(({ value, label }) => [value, label]));
}

function inWords(value: unknown, labels: ReadonlyMap<unknown, unknown>, reading: Reading): string {
  if (Array.isArray(value)) return value.map((entry) => inWords(entry, labels, reading)).join(', ');
  const optionText = labels.get(value);
  if (typeof optionText === 'string') return optionText;
  const { values, words } = reading;
  if (typeof value === 'string') return translationFor(words?.values, value) ?? value;
  if (typeof value === 'number') return formatNumber(value, values.locale);
  if (typeof value === 'boolean') return value ? values.yes : values.no;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

function readField(name: string, stored: unknown, metadata: Json, priceCents: Cents, reading: Reading): SettingsField {
  const value = stored ?? textAt(metadata, 'html') ?? textAt(metadata, 'url') ?? undefined;
  const text = textAt(metadata, 'text') ?? inWords(value, labelsOf(metadata.options), reading);
  const unit = textAt(metadata, 'unit');
  return {
    name,
    label: textAt(metadata, 'label') ?? translationFor(reading.words?.fields, name) ?? name,
    fieldType: textAt(metadata, 'field_type') ?? 'text',
    value,
    displayValue: formatMeasure(text, unit),
    ...(unit !== null && { unit }),
    priceCents,
    isInternal: metadata.internal === true,
  };
}

function readSection(id: string, section: Json, reading: Reading): SettingsSection {
  const metadata = recordAt(section, '_metadata');
  const head = recordAt(metadata, 'section');
  const values = new Map(entriesOf(section));
  const known = recordAt(metadata, 'fields');
  const names = new Set([...Object.keys(known), ...values.keys()]);
  const prices = pricesOf(section, reading.currency);
  return {
    id,
    title: textAt(head, 'title') ?? translationFor(reading.words?.sections, id) ?? id,
    description: textAt(head, 'description'),
    fields: [...names].map((name) =>
      readField(name, values.get(name), recordAt(known, name), prices.get(name) ?? 0, reading),
    ),
  };
}

/**
 * Reads stored settings without the template: from years ago, an older version or a foreign program.
 * @param words labels for settings without labels; the fallback is the name
 * @returns an error if the settings are not an object
 */
export function readConfiguratorSettings(
  json: unknown,
  words?: SettingsLabels,
): Result<readonly SettingsSection[], 'unreadable'> {
  if (!isRecord(json)) return err('unreadable');
  const reading: Reading = { values: valueWords(languageOf(json)), currency: currencyIn(json), words };
  return ok(
    Object.entries(json)
      .filter(([id]) => !id.startsWith('_'))
      .flatMap(([id, section]) => (isRecord(section) ? [readSection(id, section, reading)] : [])),
  );
}

/**
 * Returns the price of settings stored without a breakdown in cents, as in carts of 2026-11-22 and before.
 * @param baseCents price of the article
 */
export function priceFromSettings(settings: unknown, baseCents: Cents): StoredPrice {
  const currency = isRecord(settings) ? currencyIn(settings) : DEFAULT_CURRENCY;
  const lines = Object.entries(isRecord(settings) ? settings : {}).flatMap(([id, section]) => {
    if (!isRecord(section)) return [];
    const fields = recordAt(recordAt(section, '_metadata'), 'fields');
    return [...pricesOf(section, currency)].map(([name, amountCents]) => {
      const label = textAt(recordAt(fields, name), 'label');
      return id === '_rules'
        ? { fieldName: null, label: name, amountCents }
        : { fieldName: name, label: label === null ? name : `${label} Option`, amountCents };
    });
  });
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, baseCents);
  return {
    ...namedCurrency({ currency }),
    baseCents,
    lines,
    totalCents: Math.max(0, totalCents),
  };
}

/** Keys of the settings other than sections. */
const settingsKeys: ReadonlySet<string> = new Set(['_template', '_rules']);
const sectionKeys: ReadonlySet<string> = new Set(['_prices', '_metadata']);

/** Returns every value of stored settings by field name. Unknown entries use their own key as name. */
function valueEntries(settings: Json): [name: string, value: unknown][] {
  return Object.entries(settings).flatMap(([id, section]): [name: string, value: unknown][] => {
    if (settingsKeys.has(id)) return [];
    if (id.startsWith('_') || !isRecord(section)) return [[id, section]];
    const foreign = Object.entries(section).filter(([key]) => key.startsWith('_') && !sectionKeys.has(key));
    return [...entriesOf(section), ...foreign];
  });
}

/**
 * Returns the values of stored settings that fit a template, to edit a cart line or order again. Reports all others as
 * dropped.
 */
export function valuesFromSettings(configurator: Configurator, settings: unknown): RestoredValues {
  return isRecord(settings) ? restoreEntries(configurator, valueEntries(settings)) : restoreValues(configurator, null);
}
