import { type Field, formatMeasure, formatNumber, type Template } from 'configurator-core';
import { findField } from '../document/lists.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** Describes the limits of a field: `20 to 90 cm`, `at most 5 characters`. */
export function formatLimits(
  { validationRules, additionalOptions }: Field,
  template: Template,
  { print: words, locale }: EditorTexts,
): readonly string[] {
  const { min, max, step, integer, minLength, maxLength, maxFiles, email, pattern } = validationRules;
  const unit = additionalOptions.unit ?? '';
  const number = (value: number) => formatNumber(value, locale);
  const measure = (value: number) => formatMeasure(number(value), unit);
  const limits: string[] = [];
  if (typeof min === 'number' && typeof max === 'number') limits.push(words.between(number(min), measure(max)));
  else if (typeof min === 'number') limits.push(words.from(measure(min)));
  else if (typeof max === 'number') limits.push(words.upTo(measure(max)));
  else if (unit !== '') limits.push(unit);
  if (typeof step === 'number') limits.push(words.step(measure(step)));
  if (integer === true) limits.push(words.whole);
  for (const [name, limitText] of [
    [validationRules.greaterThanField, words.greaterThan],
    [validationRules.lessThanField, words.lessThan],
  ] as const) {
    if (typeof name === 'string') limits.push(limitText(findField(template, name)?.label || name));
  }
  if (typeof minLength === 'number') limits.push(words.minLength(minLength));
  if (typeof maxLength === 'number') limits.push(words.maxLength(maxLength));
  if (typeof maxFiles === 'number') limits.push(words.maxFiles(maxFiles));
  if (email === true) limits.push(words.email);
  if (typeof pattern === 'string' && pattern !== '') limits.push(words.pattern);
  return limits;
}
