import {
  type CountedForm,
  type CountedKind,
  countedFormNames,
  countedForms,
  eurosOfFormula,
  type Field,
  isCountable,
  isCounted,
  printFormula,
  readAmount,
  type Template,
} from 'configurator-core';
import { fieldsOf } from '../document/lists.ts';
import { newTable } from '../price-table/new-table.ts';

/** The kinds of amount, in display order. */
export const amountKinds = [
  'fixed',
  'percent_of_base',
  'percent_of_subtotal',
  ...countedFormNames,
  'table',
  'formula',
  'json',
] as const;

/** A kind of amount in the editor: `formula` is JSON Logic that can be written as a formula. */
export type AmountKind = (typeof amountKinds)[number];

/** Returns whether a kind is a rate for each counted unit. */
export function isCountedKind(kind: AmountKind): kind is CountedForm {
  return kind in countedForms;
}

/** Returns the kind of an amount. @param scale minor units in one unit of the currency */
export function kindOf(amount: unknown, scale: number): AmountKind {
  const form = readAmount(amount);
  switch (form.kind) {
    case 'percent':
      return `percent_of_${form.of}`;
    case 'logic':
      return printFormula(eurosOfFormula(form.logic, scale)) === null ? 'json' : 'formula';
    default:
      return form.kind;
  }
}

/** Lists the fields that an amount can count. */
export function countableFields(template: Template, kind: CountedKind): readonly Field[] {
  return fieldsOf(template).filter((field) => isCountable(field, kind));
}

const START_PERCENT = 10;
const START_RATE_CENTS = 100;

/**
 * Returns the amount to start with when the kind changes.
 * @returns null if the amount stays until something is typed, or no field fits
 */
export function startingAmount(kind: AmountKind, amount: unknown, template: Template): unknown {
  const form = readAmount(amount);
  if (isCountedKind(kind)) {
    const rateCents = isCounted(form) ? form.rateCents : START_RATE_CENTS;
    const [field] = countableFields(template, countedForms[kind].of);
    return field ? { [kind]: rateCents, field: field.name } : null;
  }
  switch (kind) {
    case 'fixed':
      return 0;
    case 'percent_of_base':
    case 'percent_of_subtotal':
      return {
        percent: form.kind === 'percent' ? form.percent : START_PERCENT,
        of: kind === 'percent_of_base' ? 'base' : 'subtotal',
      };
    case 'table': {
      const [field] = [...countableFields(template, 'range'), ...countableFields(template, 'choice')];
      return field ? { table: newTable(field) } : null;
    }
    default:
      return null;
  }
}
