import { shareCents } from '../amount/amount-cents.ts';
import { amountFields, isCountable } from '../amount/amount-fields.ts';
import { countCents, unitsOf } from '../amount/counted-forms.ts';
import { compileFormula, type ReadableValues } from '../condition/compile-condition.ts';
import { type Amount, type PercentBase, readAmount } from '../contract/prices/price-amount.ts';
import type { TemplatePath } from '../contract/primitives/template-path.ts';
import type { Cents } from '../money.ts';
import { type CompiledTable, cellCents, compileTable } from './compile-table.ts';
import type { CompiledField } from './compiled-field.ts';
import type { ScopeOf } from './scopes-in.ts';

/**
 * A price rule's amount as a closure, in cents, not rounded. Returns anything but a number if nothing is charged.
 * @param ofCents the amount that a percentage is applied to
 */
export type CompiledAmount = (values: ReadableValues, ofCents: Cents) => unknown;

/** A compiled amount. */
export interface AmountRun {
  readonly amount: CompiledAmount;
  /** The base of a percentage; null for any other amount. */
  readonly of: PercentBase | null;
  /** The price table of the amount; null for any other amount. */
  readonly table: CompiledTable | null;
}

/** Compiles an amount without table and JSON Logic. @param index index of the counted field */
function closureOf(amount: Exclude<Amount, { kind: 'logic' | 'table' }>, index: number): CompiledAmount {
  switch (amount.kind) {
    case 'fixed':
      return () => amount.cents;
    case 'percent':
      return (_, ofCents) => shareCents(ofCents, amount.percent);
    default:
      return (values) => {
        const count = unitsOf(amount, values.effectiveValue(index));
        return count === null ? null : countCents(count, amount);
      };
  }
}

/** Compiles a price rule's amount. Reports a field that does not exist or has the wrong kind of value. */
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
      table: null,
    };
  }
  const named = new Set<CompiledField>();
  const fields = amountFields(amount).flatMap(({ reference, kind, path: below }) => {
    const { find, reportUnknown } = scopeOf(() => path, reportRead);
    const found = find(reference);
    // Both sides of a table cannot be the same field.
    if (found && isCountable(found.field, kind) && !named.has(found)) {
      named.add(found);
      reportRead(found);
      return [found];
    }
    reportUnknown(reference, below);
    return [];
  });
  if (amount.kind === 'table') {
    const table = compileTable(amount.table, fields);
    return { amount: (values) => cellCents(table, values), of: null, table };
  }
  return {
    amount: closureOf(amount, fields[0]?.index ?? -1),
    of: amount.kind === 'percent' ? amount.of : null,
    table: null,
  };
}
