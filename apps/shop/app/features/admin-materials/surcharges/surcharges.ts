import type { Template } from 'configurator-core';

/** How surcharges change: all to one amount, or each by an amount or a share of its own. */
export type SurchargeChange = { kind: 'set' | 'add'; amountCents: number } | { kind: 'percent'; percent: number };

/** The surcharge of an option that is made of a material. */
export interface Surcharge {
  optionId: string;
  fieldLabel: string;
  optionLabel: string;
  /** EUR cents, gross. */
  cents: number;
}

/** The largest surcharge that a template can store. EUR cents, gross. */
const MAX_CENTS = 99_999_999;

/** The surcharges of a template's options that are made of a material, in the order of the template. */
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

/** The surcharge after a change, rounded to cents. It is never below 0. */
export function changedCents(cents: number, change: SurchargeChange): number {
  return Math.min(Math.max(Math.round(exactCents(cents, change)), 0), MAX_CENTS);
}

function exactCents(cents: number, change: SurchargeChange): number {
  if (change.kind === 'percent') return (cents * (10_000 + Math.round(change.percent * 100))) / 10_000;
  return change.kind === 'set' ? change.amountCents : cents + change.amountCents;
}

/** A template with other surcharges. @param centsOf the new amounts by option id; other options stay as they are */
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
 * Reads an amount or a percentage as it is typed, with comma or point.
 * @returns undefined if it is none
 */
export function parseSurchargeChange(kind: SurchargeChange['kind'], text: string): SurchargeChange | undefined {
  const pattern = kind === 'set' ? /^\d{1,6}([.,]\d{1,2})?$/ : /^[+-]?\d{1,6}([.,]\d{1,2})?$/;
  if (!pattern.test(text.trim())) return undefined;
  const value = Number(text.trim().replace(',', '.'));
  return kind === 'percent' ? { kind, percent: value } : { kind, amountCents: Math.round(value * 100) };
}
