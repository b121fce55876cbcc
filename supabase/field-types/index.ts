import { type CustomFieldType, DEFAULT_CURRENCY, type LoadOptions } from 'configurator-core';
import { dateType } from './date-type.ts';
import { sizeType } from './size-type.ts';

export {
  type DateChoice,
  dateChoice,
  dateOfValue,
  dateTypeName,
  formatCalendarDay,
  formatWeekdays,
} from './date-type.ts';
export type { Weekdays } from './open-days.ts';
export { adviseSize, type Size, type SizeAdvice, sizesOf, sizeTypeName } from './size-type.ts';

/**
 * Returns how the shop reads and compiles templates, everywhere: with its own field types, and only in euros, because it
 * charges nothing else. The result is valid for one day: include the day in cache keys.
 * @param today the current day in Berlin, `2026-11-25`
 */
export function shopTemplateOptions(today: string): LoadOptions {
  return { fieldTypes: shopFieldTypes(today), currency: DEFAULT_CURRENCY };
}

/** Returns the shop's own field types on one day. @param today the current day in Berlin, `2026-11-25` */
export function shopFieldTypes(today: string): readonly CustomFieldType[] {
  return [dateType(today), sizeType];
}
