import type { Field } from '../../contract/template/template.ts';
import { type BuiltInFieldType, defineKind, type FieldTypeFacts } from '../kinds/value-kind.ts';
import { keptDigits } from '../values/computed-value.ts';
import { formatMeasure, formatNumber } from '../values/value-words.ts';

/** Returns the label of a computed text from `additional_options.texts`, or the text itself. */
export function computedLabel({ additionalOptions: { texts } }: Field, value: string): string {
  return (texts && Object.hasOwn(texts, value) ? texts[value] : undefined) ?? value;
}

/** A value derived from other fields. Entered and stored values are ignored. */
const computedKind = defineKind({
  isDerived: true,
  domain: () => ({ kind: 'derived' }),
  normalise: () => undefined,
  // Stored configurations include it for display, so ignoring it loses nothing.
  restore: () => ({ value: undefined, isWhole: true }),
  format: (value, field, words) => {
    // A yes/no value always is one of both: no is stored as empty.
    if (field.computed?.result === 'boolean') return value === true ? words.yes : words.no;
    if (typeof value === 'string') return computedLabel(field, value);
    return typeof value === 'number'
      ? formatMeasure(formatNumber(keptDigits(value), words.locale), field.additionalOptions.unit)
      : '';
  },
});

/** A value derived from other fields. */
export const computedType: BuiltInFieldType = () => computedKind;

export const computedFacts: FieldTypeFacts = { options: ['unit', 'hint', 'texts'], rules: [], foreignNames: {} };
