import { parseEuroText, parseNumberText, type Template } from 'configurator-core';

/** A change of surcharges: sets all to one amount, or changes each by an amount or a percentage. */
export type SurchargeChange = { kind: 'set' | 'add'; amountCents: number } | { kind: 'percent'; percent: number };

/** The surcharge of an option made of a material. */
export interface Surcharge {
  optionId: string;
  fieldLabel: string;
  optionLabel: string;
  /** EUR cents, gross. */
  cents: number;
}

/** The largest surcharge that a template can store. EUR cents, gross. */
const MAX_CENTS = 99_999_999;

/** Returns the surcharges of the options made of a material, in template order. */
export function surchargesOf(template: Template, materialKey: string): readonly Surcharge[] {
  return template.sections.flatMap(({ groups }) =>
    groups.flatMap(({ fields }) =>
      fields.flatMap(({ label: fieldLabel, options }) =>
        options
          .filter(({ material }) => material === materialKey)
          .map(({ id, label, additionalPriceCents }) => ({
            optionId: id,
            fieldLabel,
            optionLabel: label,
            cents: additionalPriceCents,
          })),
      ),
    ),
  );
}

/** Returns the surcharge after a change, rounded to cents, never below 0. */
export function changedCents(cents: number, change: SurchargeChange): number {
  return Math.min(Math.max(Math.round(exactCents(cents, change)), 0), MAX_CENTS);
}

function exactCents(cents: number, change: SurchargeChange): number {
  if (change.kind === 'percent') return (cents * (10_000 + Math.round(change.percent * 100))) / 10_000;
  return change.kind === 'set' ? change.amountCents : cents + change.amountCents;
}

/** Returns the template with new surcharges. @param centsOf new amounts by option id; other options do not change */
export function withSurcharges(template: Template, centsOf: ReadonlyMap<string, number>): Template {
  return {
    ...template,
    sections: template.sections.map((section) => ({
      ...section,
      groups: section.groups.map((group) => ({
        ...group,
        fields: group.fields.map((field) => ({
          ...field,
          options: field.options.map((option) => ({
            ...option,
            additionalPriceCents: centsOf.get(option.id) ?? option.additionalPriceCents,
          })),
        })),
      })),
    })),
  };
}

/**
 * Parses a typed amount or percentage, with at most two decimals.
 * @param locale decides what `1.250` means
 * @returns undefined if the text is invalid
 */
export function parseSurchargeChange(
  kind: SurchargeChange['kind'],
  text: string,
  locale: string,
): SurchargeChange | undefined {
  if (kind === 'percent') {
    const percent = parseNumberText(text, locale, '%');
    const isValid = percent !== undefined && Number(percent.toFixed(2)) === percent && Math.abs(percent) < 1e6;
    return isValid ? { kind, percent } : undefined;
  }
  const amountCents = parseEuroText(text, locale);
  return amountCents === undefined || (kind === 'set' && amountCents < 0) ? undefined : { kind, amountCents };
}
