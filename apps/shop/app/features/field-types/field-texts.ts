import { formatMeasure, formatNumber } from 'configurator-core';
import { formatCalendarDay, formatWeekdays, type Weekdays } from 'shop-backend/field-types';

/** Texts of the shop's own field types for shoppers. */
export interface FieldTexts {
  readonly days: (earliest: string, latest: string, weekdays: Weekdays) => string;
  readonly measure: (labels: readonly string[]) => string;
  readonly fits: (size: string) => string;
  readonly choose: (size: string) => string;
  readonly tooLarge: string;
  readonly tooSmall: (chosen: string, fitting: string) => string;
  readonly chart: string;
  readonly size: string;
  readonly upTo: (limit: number) => string;
}

const isEveryDay = (weekdays: Weekdays) => weekdays.length === 7;

const german: FieldTexts = {
  days: (earliest, latest, weekdays) =>
    `Möglich ist ${formatCalendarDay(earliest, 'de')} bis ${formatCalendarDay(latest, 'de')}${
      isEveryDay(weekdays) ? '' : `, jeweils ${formatWeekdays(weekdays, 'de')}`
    }.`,
  measure: (labels) => `Für einen Vorschlag fehlt noch: ${labels.join(', ')}.`,
  fits: (size) => `Nach Ihren Maßen passt Größe ${size}.`,
  choose: (size) => `Größe ${size} übernehmen`,
  tooLarge: 'Für diese Maße haben wir keine Größe. Schreiben Sie uns, dann fertigen wir nach Maß.',
  tooSmall: (chosen, fitting) => `Größe ${chosen} ist nach Ihren Maßen zu klein, es passt ${fitting}.`,
  chart: 'Größentabelle',
  size: 'Größe',
  upTo: (limit) => `bis ${formatMeasure(formatNumber(limit, 'de'), 'cm')}`,
};

const english: FieldTexts = {
  days: (earliest, latest, weekdays) =>
    `Possible from ${formatCalendarDay(earliest, 'en')} to ${formatCalendarDay(latest, 'en')}${
      isEveryDay(weekdays) ? '' : `, on ${formatWeekdays(weekdays, 'en')}`
    }.`,
  measure: (labels) => `To suggest a size we still need: ${labels.join(', ')}.`,
  fits: (size) => `Size ${size} fits your measurements.`,
  choose: (size) => `Choose size ${size}`,
  tooLarge: 'We have no size for these measurements. Write to us, and we make it to measure.',
  tooSmall: (chosen, fitting) => `Size ${chosen} is too small for your measurements: ${fitting} fits.`,
  chart: 'Size chart',
  size: 'Size',
  upTo: (limit) => `up to ${formatMeasure(formatNumber(limit, 'en'), 'cm')}`,
};

/** Returns the texts for a configurator's language: English for every language but German. */
export function fieldTexts(language: string | undefined): FieldTexts {
  return language === undefined || /^de\b/i.test(language) ? german : english;
}
