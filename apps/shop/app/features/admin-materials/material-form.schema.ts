import { parseNumberText } from 'configurator-core';
import { z } from 'zod';
import { limitedText } from '#app/lib/forms/limited-text.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { waterResistances } from '#app/lib/materials/material-facts.ts';
import type { AdminMaterial } from './admin-material.ts';
import type { MaterialTexts } from './texts/material-texts.ts';

/** Maximum number of characters by field. */
export const maxLengths = { title: 200, key: 60, care: 500 };
const maxWeightGsm = 5_000;

/** Every choice of warmth; empty for none. */
export const warmthChoices = ['', '1', '2', '3', '4', '5'] as const;

/** Returns the schema of the material form. An empty fact is null. */
export function materialFormSchema(texts: MaterialTexts, { number, locale }: Pick<AdminFormats, 'number' | 'locale'>) {
  return z.object({
    title: limitedText(maxLengths.title, texts, number).min(1, texts.titleMissing),
    key: limitedText(maxLengths.key, texts, number).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, texts.keyInvalid),
    isSoldOut: z.boolean(),
    weightGsm: z.string().transform((typed, context) => {
      if (typed.trim() === '') return null;
      const weight = parseNumberText(typed, locale, 'g/m²');
      if (weight !== undefined && Number.isInteger(weight) && weight >= 1 && weight <= maxWeightGsm) return weight;
      context.addIssue({ code: 'custom', message: texts.weightInvalid });
      return z.NEVER;
    }),
    warmth: z.enum(warmthChoices).transform((level) => (level === '' ? null : Number(level))),
    waterResistance: z.enum(['', ...waterResistances]).transform((level) => (level === '' ? null : level)),
    care: limitedText(maxLengths.care, texts, number).transform((text) => (text === '' ? null : text)),
  });
}

/** Values of the form's fields, as typed. */
export type MaterialFormValues = z.input<ReturnType<typeof materialFormSchema>>;

/** Form values of a material; of a new one for null. */
export function materialFormValues(row: AdminMaterial | null): MaterialFormValues {
  return {
    title: row?.title ?? '',
    key: row?.key ?? '',
    isSoldOut: row?.isSoldOut ?? false,
    weightGsm: row?.weightGsm?.toString() ?? '',
    warmth: warmthChoices.find((level) => level === String(row?.warmth)) ?? '',
    waterResistance: row?.waterResistance ?? '',
    care: row?.care ?? '',
  };
}
