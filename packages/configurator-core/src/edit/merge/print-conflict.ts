import type { Computation } from '../../contract/conditions/computation.schema.ts';
import type { Condition } from '../../contract/conditions/condition.ts';
import type { Template } from '../../contract/template/template.ts';
import { currencyOf } from '../../currency.ts';
import { isRecord } from '../../json.ts';
import { parseMoney } from '../../money.ts';
import { ValueFormat } from '../format-value.ts';
import { valueTexts } from '../value-texts.ts';
import type { MergeSide, ValueConflict } from './template-conflict.ts';

/** Formats the value that one side has in a conflict, in German or English. @param template the version of that side */
export function printConflictValue(
  { part, path, ...sides }: ValueConflict,
  side: MergeSide,
  template: Template,
  language: 'de' | 'en' = 'de',
): string {
  const format = new ValueFormat(template, valueTexts[language]);
  const value: unknown = sides[side] ?? null;
  const [key = ''] = path;
  // The values come from a parsed template.
  if (key === 'conditional_display' || key === 'when') return format.condition(value as Condition | null);
  if (key === 'computed') return format.computation(value as Computation | null);
  if (key === 'amount' && part.kind === 'price_rule') return format.amount(value);
  if (key === 'additional_price') return format.cents(parseMoney(value ?? 0, currencyOf(template)) ?? 0);
  const isCents = key === 'minimum' || key === 'maximum' || key === 'amount';
  if (isCents && typeof value === 'number') return format.cents(value);
  if (isRecord(value)) {
    if (key === 'translations') return format.literal(value.text, key);
    if (key === 'image') return format.literal(value.url, key);
  }
  return format.literal(value, path.at(-1) ?? key);
}
