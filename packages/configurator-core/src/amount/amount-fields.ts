import { type LogicReads, logicReads } from '../condition/logic-reads.ts';
import { type Amount, readAmount } from '../contract/prices/price-amount.ts';
import { axesOf } from '../contract/prices/price-table.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Field } from '../contract/template/template.ts';
import { domainOf } from '../field-types/registry.ts';
import { countedForms, isCounted } from './counted-forms.ts';

/** Kind of field an amount requires: a text, a number, a number that a table may reject, or a single choice. */
export type CountedKind = 'text' | 'number' | 'range' | 'choice';

/** A field that an amount refers to. */
export interface AmountField {
  /** Field name or id. */
  readonly reference: string;
  readonly kind: CountedKind;
  /** Path of the reference, relative to the amount. */
  readonly path: TemplatePath;
}

/** Returns the fields that an amount refers to outside of JSON Logic. */
export function amountFields(amount: Amount): readonly AmountField[] {
  if (isCounted(amount)) return [{ reference: amount.field, kind: countedForms[amount.kind].of, path: ['field'] }];
  if (amount.kind !== 'table') return [];
  return axesOf(amount.table).map((axis, index) => ({
    reference: axis.field,
    kind: axis.ranges ? 'range' : 'choice',
    path: ['table', index === 0 ? 'columns' : 'rows', 'field'],
  }));
}

/** Returns whether an amount can count this field. */
export function isCountable(field: Field, kind: CountedKind): boolean {
  const { computed, options } = field;
  const domain = domainOf(field).kind;
  if (kind === 'text' || kind === 'choice') return domain === kind && (kind === 'text' || options.length > 0);
  if (domain !== 'derived') return domain === 'number';
  // A value that a table rejects is an issue of its field, which the shopper would not see on an internal field.
  return computed?.result === 'number' && !(kind === 'range' && computed.internal === true);
}

/** Returns the fields that a price rule's amount reads. */
export function amountReads(amount: unknown): LogicReads {
  const form = readAmount(amount);
  if (form.kind === 'logic') return logicReads(form.logic);
  return { paths: [...new Set(amountFields(form).map(({ reference }) => reference))], readsAll: false };
}
