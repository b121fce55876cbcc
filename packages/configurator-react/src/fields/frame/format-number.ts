import type { FieldValue } from 'configurator-core';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Formats a number in a locale without grouping; empty for any other value. Creating a format takes far longer than
 * using it, so formats are cached by locale, and German mostly works without one.
 */
export function formatNumber(value: FieldValue, locale: string): string {
  if (typeof value !== 'number') return '';
  if (locale === 'de-DE' && Math.abs(value) < 1e9) {
    const text = String(Number(value.toFixed(10)));
    if (!text.includes('e')) return text.replace('.', ',');
  }
  let format = formats.get(locale);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 10 });
    formats.set(locale, format);
  }
  return format.format(value);
}
