import type { FieldType, ValidationRules } from '../../contract/template/template.schema.ts';
import type { Field, Option } from '../../contract/template/template.ts';

/** One value of a `choice` domain. */
export interface DomainValue extends Pick<Option, 'value' | 'label'>, Partial<Pick<Option, 'translations'>> {
  /** EUR cents, gross; default 0. */
  readonly additionalPriceCents?: number;
}

/**
 * All values of a field, so that findings and price bounds are exact: a list, numbers between two bounds (inclusive)
 * with a step, or texts by length. `free` texts can only be checked by `validate`, and questions about them are
 * undecided. Rules, prices and scenarios treat these values like those of a built-in field.
 */
export type FieldDomain =
  | { readonly kind: 'choice'; readonly values: readonly DomainValue[] }
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number; readonly step?: number }
  | { readonly kind: 'text'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly kind: 'free' };

interface Resolved {
  readonly type: FieldType;
  readonly rules: ValidationRules;
  readonly options: readonly Option[];
}

function isBound(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isFinite(value));
}

/** Returns the built-in field that matches a domain, or an error message for an invalid domain. */
export function likeBuiltIn(field: Field, domain: FieldDomain): Resolved | string {
  if (domain === null || typeof domain !== 'object') return 'returned a domain that is no object.';
  switch (domain.kind) {
    case 'choice': {
      const values: unknown = domain.values;
      if (!Array.isArray(values) || values.length === 0) return 'returned a choice without values.';
      const isValue = (entry: DomainValue | null) =>
        typeof entry?.value === 'string' && entry.value.trim() !== '' && typeof entry.label === 'string';
      if (!domain.values.every(isValue)) return 'returned a value without a text or a label.';
      if (!domain.values.every(({ additionalPriceCents: cents = 0 }) => Number.isSafeInteger(cents) && cents >= 0))
        return 'returned a surcharge that is no whole number of cents from 0.';
      if (new Set(domain.values.map(({ value }) => value)).size < domain.values.length)
        return 'returned a value twice.';
      const options = domain.values.map(
        ({ value, label, translations, additionalPriceCents = 0 }): Option => ({
          id: `${field.id}:${value}`,
          label,
          value,
          additionalPriceCents,
          isDefault: false,
          colorValue: null,
          image: null,
          material: null,
          condition: null,
          extra: {},
          ...(translations && { translations }),
        }),
      );
      return { type: 'radio', rules: {}, options };
    }
    case 'number': {
      const { min, max, step } = domain;
      if (![min, max, step].every(isBound)) return 'returned a bound that is no number.';
      if (step !== undefined && step <= 0) return 'returned a step that is not above 0.';
      return { type: 'number', rules: { min, max, step }, options: [] };
    }
    case 'text': {
      const { minLength, maxLength } = domain;
      if (![minLength, maxLength].every(isBound)) return 'returned a length that is no number.';
      return { type: 'text', rules: { minLength, maxLength }, options: [] };
    }
    case 'free':
      return { type: 'text', rules: {}, options: [] };
    default:
      return `returned the domain "${String(Reflect.get(domain, 'kind'))}", which is none of choice, number, text and free.`;
  }
}
