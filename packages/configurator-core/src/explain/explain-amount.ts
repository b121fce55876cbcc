import { amountFields } from '../amount/amount-fields.ts';
import { countedForms, isCounted, unitsOf } from '../amount/counted-forms.ts';
import { cellAt, placeOnAxis } from '../amount/table-cell.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { type CountedForm, type PercentBase, readAmount } from '../contract/prices/price-amount.ts';
import type { PriceTable, TableAxis, TableRange } from '../contract/prices/price-table.ts';
import type { PriceRule } from '../contract/template/template.ts';
import { type Evaluation, fieldOf } from '../evaluate/evaluation.ts';
import type { FieldValue } from '../field-types/values/value.ts';
import type { Cents } from '../money.ts';

/** The entry of a table axis that a value belongs to. */
export interface ExplainedEntry {
  readonly fieldName: string;
  /** Label of the field. */
  readonly label: string;
  /** Index of the entry on the axis. */
  readonly place: number;
  /** Null if the axis lists options. */
  readonly range: TableRange | null;
  /** Null if the axis has ranges. */
  readonly optionLabel: string | null;
}

/** The inputs of a price rule's amount. */
export type ExplainedAmount =
  | { readonly kind: 'fixed' | 'logic' }
  /** `ofCents` is the base of the percentage. */
  | { readonly kind: 'percent'; readonly percent: number; readonly of: PercentBase; readonly ofCents: Cents }
  | {
      readonly kind: CountedForm;
      readonly rateCents: number;
      readonly included: number;
      /** Characters or units; null while the field is empty or hidden. */
      readonly count: number | null;
      /** The characters or units that are charged; null while the field is empty or hidden. */
      readonly charged: number | null;
    }
  | {
      readonly kind: 'table';
      /** Columns first. An entry is null while its field is empty or hidden, or if the table has no entry for it. */
      readonly entries: readonly (ExplainedEntry | null)[];
      /** The amount of the cell; null if there is none. */
      readonly cents: Cents | null;
    };

function subtotalBefore({ version }: Evaluation, ruleIndex: number): Cents {
  const { subtotalRules } = version.configurator.compiled;
  const from = subtotalRules.slice(subtotalRules.indexOf(ruleIndex));
  const later = from.reduce((sum, index) => sum + (version.ruleCents[index] ?? 0), 0);
  return Math.max(0, version.basePriceCents + version.addedCents - later);
}

function explainEntry(axis: TableAxis, { field }: CompiledField, value: FieldValue, gap: PriceTable['gap']) {
  const place = value === undefined ? -1 : placeOnAxis(axis, value, gap);
  if (place < 0) return null;
  const option = field.options.find((one) => one.value === value);
  return {
    fieldName: field.name,
    label: field.label,
    place,
    range: axis.ranges?.[place] ?? null,
    optionLabel: axis.options ? (option?.label ?? null) : null,
  };
}

/** Returns the inputs of a price rule's amount. */
export function explainAmount(evaluation: Evaluation, rule: PriceRule): ExplainedAmount {
  const { configurator, basePriceCents } = evaluation;
  const amount = readAmount(rule.amount);
  const read = amountFields(amount).map(({ reference }) => {
    const compiled = configurator.compiled.fields.find(({ name }) => name === reference);
    return compiled ?? configurator.compiled.fields.find(({ field }) => field.id === reference);
  });
  const valueAt = (index: number): FieldValue => read[index] && fieldOf(evaluation, read[index]).effectiveValue;
  if (isCounted(amount)) {
    const { kind, rateCents, included } = amount;
    const count = unitsOf(amount, valueAt(0));
    return { kind, rateCents, included, count, charged: count && countedForms[kind].charged(count, included) };
  }
  switch (amount.kind) {
    case 'percent': {
      const { kind, percent, of } = amount;
      const ruleIndex = configurator.template.priceRules.indexOf(rule);
      return { kind, percent, of, ofCents: of === 'base' ? basePriceCents : subtotalBefore(evaluation, ruleIndex) };
    }
    case 'table': {
      const { table } = amount;
      const axes = table.rows ? [table.columns, table.rows] : [table.columns];
      const entries = axes.map((axis, index) => {
        const compiled = read[index];
        return compiled ? explainEntry(axis, compiled, valueAt(index), table.gap) : null;
      });
      const [column, row] = entries.map((entry) => entry?.place ?? -1);
      return {
        kind: 'table',
        entries,
        cents: cellAt(table, column ?? -1, table.rows ? (row ?? -1) : 0)?.cents ?? null,
      };
    }
    default:
      return { kind: amount.kind };
  }
}
