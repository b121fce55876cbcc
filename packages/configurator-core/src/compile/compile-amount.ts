import { countCents, shareCents } from '../amount/amount-cents.ts';
import { amountFields, isCountable } from '../amount/amount-fields.ts';
import { axisLookup } from '../amount/table-cell.ts';
import { compileFormula, type ReadableValues } from '../condition/compile-condition.ts';
import { type Amount, type PercentBase, readAmount } from '../contract/price-amount.ts';
import type { PriceTable } from '../contract/price-table.ts';
import type { TemplatePath } from '../contract/template-path.ts';
import { countGraphemes } from '../field-types/graphemes.ts';
import type { Cents } from '../money.ts';
import type { CompiledField } from './compiled-field.ts';
import type { ScopeOf } from './scopes-in.ts';

/**
 * A price rule's amount as a closure: cents, not rounded. No number where there is nothing to charge.
 * @param ofCents what a percentage is taken of
 */
export type CompiledAmount = (values: ReadableValues, ofCents: Cents) => unknown;

/** An amount ready to run. */
export interface AmountRun {
  readonly amount: CompiledAmount;
  /** What a percentage is taken of; null for any other amount. */
  readonly of: PercentBase | null;
  /** The fields of a table: of the columns, then of the rows. Empty for any other amount. */
  readonly axes: readonly CompiledField[];
}

function tableAmount(table: PriceTable, [columns, rows]: readonly CompiledField[]): CompiledAmount {
  const columnOf = axisLookup(table.columns, table.gap);
  const rowOf = table.rows ? axisLookup(table.rows, table.gap) : () => 0;
  return (values) => {
    const column = columns && values.countedValue(columns.index);
    const row = rows && values.countedValue(rows.index);
    if (column === undefined || (rows && row === undefined)) return null;
    return table.cells[rowOf(row)]?.[columnOf(column)] ?? null;
  };
}

/** @param fields those that the amount names, in order */
function runOf(amount: Exclude<Amount, { kind: 'logic' }>, fields: readonly CompiledField[]): CompiledAmount {
  const index = fields[0]?.index ?? -1;
  switch (amount.kind) {
    case 'fixed':
      return () => amount.cents;
    case 'percent':
      return (_, ofCents) => shareCents(ofCents, amount.percent);
    case 'per_character':
      return (values) => {
        const text = values.countedValue(index);
        return typeof text === 'string' ? countCents(countGraphemes(text), amount) : null;
      };
    case 'per_unit':
      return (values) => {
        const count = values.countedValue(index);
        return typeof count === 'number' ? countCents(count, amount) : null;
      };
    case 'table':
      return tableAmount(amount.table, fields);
    default:
      return amount satisfies never;
  }
}

/** Compiles a price rule's amount. Reports a field that does not exist, or does not hold what is counted. */
export function compileAmount(
  json: unknown,
  scopeOf: ScopeOf,
  path: TemplatePath,
  reportRead: (field: CompiledField) => void,
): AmountRun {
  const amount = readAmount(json);
  if (amount.kind === 'logic') {
    return {
      amount: compileFormula(
        amount.logic,
        scopeOf(() => path, reportRead),
      ),
      of: null,
      axes: [],
    };
  }
  const named = new Set<CompiledField>();
  const fields = amountFields(amount).flatMap(({ reference, kind, path: below }) => {
    const { find, reportUnknown } = scopeOf(() => [...path, ...below], reportRead);
    const found = find(reference);
    // Both sides of a table cannot be the same field.
    if (found && isCountable(found.field, kind) && !named.has(found)) {
      named.add(found);
      reportRead(found);
      return [found];
    }
    reportUnknown(reference);
    return [];
  });
  return {
    amount: runOf(amount, fields),
    of: amount.kind === 'percent' ? amount.of : null,
    axes: amount.kind === 'table' ? fields : [],
  };
}
