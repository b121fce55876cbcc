import { amountReads } from '../amount/amount-fields.ts';
import { isCounted } from '../amount/counted-forms.ts';
import { readAmount } from '../contract/prices/price-amount.ts';
import { axesOf, type PriceTable, type TableAxis } from '../contract/prices/price-table.ts';
import type { Field } from '../contract/template/template.ts';
import { renameInLogic } from './rename-in-logic.ts';

/** Maps the axes of a table. Returns the same table if they are unchanged. */
function mapAxes(table: PriceTable, change: (axis: TableAxis) => TableAxis): PriceTable {
  const columns = change(table.columns);
  const rows = table.rows && change(table.rows);
  return columns === table.columns && rows === table.rows ? table : { ...table, columns, ...(rows && { rows }) };
}

function isAxisOf({ field: reference }: TableAxis, field: Field): boolean {
  return reference === field.name || reference === field.id;
}

/** Mappings of the fields that an amount reads. */
interface AmountMapping {
  /** Maps a field's name or id. */
  readonly reference: (reference: string) => string;
  readonly logic: (logic: unknown) => unknown;
}

/** Maps the fields that an amount reads. Returns the same amount if they are unchanged. */
export function mapAmountFields(amount: unknown, { reference, logic }: AmountMapping): unknown {
  const form = readAmount(amount);
  if (isCounted(form)) {
    const field = reference(form.field);
    return field === form.field ? amount : { ...Object(amount), field };
  }
  switch (form.kind) {
    case 'logic':
      return logic(amount);
    case 'table': {
      const table = mapAxes(form.table, (axis) => {
        const field = reference(axis.field);
        return field === axis.field ? axis : { ...axis, field };
      });
      return table === form.table ? amount : { ...Object(amount), table };
    }
    default:
      return amount;
  }
}

/** Renames a field in an amount. Returns the same amount if it does not read the field. */
export function renameInAmount(amount: unknown, from: string, to: string): unknown {
  return mapAmountFields(amount, {
    reference: (reference) => (reference === from ? to : reference),
    logic: (logic) => renameInLogic(logic, from, to),
  });
}

/** Renames an option in the table of an amount. Returns the same amount if it does not name the option. */
export function renameOptionInAmount(amount: unknown, field: Field, from: string, to: string): unknown {
  const form = readAmount(amount);
  if (form.kind !== 'table') return amount;
  const table = mapAxes(form.table, (axis) =>
    axis.options?.includes(from) && isAxisOf(axis, field)
      ? { ...axis, options: axis.options.map((value) => (value === from ? to : value)) }
      : axis,
  );
  return table === form.table ? amount : { ...Object(amount), table };
}

/** Returns whether an amount reads a field, by name or id. */
export function amountReadsField(amount: unknown, field: Field): boolean {
  const { paths, readsAll } = amountReads(amount);
  const isNamed = (path: string) => path === field.name || path.startsWith(`${field.name}.`);
  return readsAll || paths.some((path) => isNamed(path) || (path === field.id && readAmount(amount).kind !== 'logic'));
}

/** Returns whether an amount names an option of a field: anywhere in JSON Logic, or on an axis of a table. */
export function amountNamesOption(amount: unknown, field: Field, optionValue: string): boolean {
  const form = readAmount(amount);
  if (form.kind === 'logic') return JSON.stringify(amount).includes(JSON.stringify(optionValue));
  if (form.kind !== 'table') return false;
  return axesOf(form.table).some((axis) => axis.options?.includes(optionValue) === true && isAxisOf(axis, field));
}
