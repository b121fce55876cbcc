import type { Field } from '../../contract/template/template.ts';
import { isFile } from './file-reference.ts';

/** What a value is formatted with. The texts of the renderer and of the editor have these properties. */
export interface ValueWords {
  /** BCP 47 locale of numbers. */
  readonly locale: string;
  readonly yes: string;
  readonly no: string;
}

/** Words for yes and no. Languages not listed use marks. */
const yesAndNo: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  de: ['Ja', 'Nein'],
  en: ['Yes', 'No'],
};

/** Returns the words for values in a language, with German as default. */
export function valueWords(language: string | null = null): ValueWords {
  const locale = language ?? 'de';
  const [yes, no] = yesAndNo[locale.slice(0, 2)] ?? ['✓', '–'];
  return { locale, yes, no };
}

/** Formats a number without grouping: `1234,5` in German, `1234.5` in English. */
export function formatNumber(value: number, locale: string): string {
  const text = String(value);
  // Without `Intl`, because most texts are German, and the first format of a page takes 13 ms.
  if (locale.startsWith('de') && !text.includes('e')) return text.replace('.', ',');
  return value.toLocaleString(locale, { maximumFractionDigits: 20, useGrouping: false });
}

/** Adds the unit to the text of a number, on the same line: `2,5 m`. */
export function formatMeasure(number: string, unit: string | null | undefined): string {
  return number !== '' && unit?.trim() ? `${number}\u00a0${unit}` : number;
}

/** Formats a value by itself: the labels of options, a number with its unit, yes or no, the names of files. */
export function formatPlainValue(value: unknown, field: Field, words: ValueWords): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return formatMeasure(formatNumber(value, words.locale), field.additionalOptions.unit);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const labels = new Map<unknown, string>(field.options.map((option) => [option.value, option.label]));
  return entries.map((entry) => (isFile(entry) ? entry.name : (labels.get(entry) ?? String(entry)))).join(', ');
}
