import { countedForms, isCounted } from '../../amount/counted-forms.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import { axesOf, type PriceTable } from '../../contract/prices/price-table.ts';
import type { Template } from '../../contract/template/template.ts';
import { computationOf, fieldReads } from '../findings/field-order.ts';
import { namesOf, referenceFinder } from '../findings/references.ts';
import { fieldLookup } from '../findings/template-elements.ts';
import type { SplitsOf } from '../model/field-model.ts';
import { numbersIn } from '../numbers/amount-span.ts';

/** Collects extra numbers at which fields are split. */
class Splits {
  readonly #find: ReturnType<typeof fieldLookup>;
  readonly #numbers = new Map<string, Set<number>>();

  constructor(template: Template) {
    this.#find = fieldLookup(template);
  }

  /** Adds splits of the field with this name or id. */
  add(reference: string, numbers: readonly number[]): void {
    const name = this.#find(reference)?.field.name ?? '';
    const known = this.#numbers.get(name) ?? new Set<number>();
    this.#numbers.set(name, known);
    for (const number of numbers) known.add(number);
  }

  /** Adds splits of a table's fields at the ends of its ranges. */
  addTable(table: PriceTable): void {
    for (const { field, ranges = [] } of axesOf(table)) {
      this.add(
        field,
        ranges.flatMap(({ from, to }) => [from, to]),
      );
    }
  }

  readonly of: SplitsOf = ({ name }) => [...(this.#numbers.get(name) ?? [])];
}

/** Returns the ends of price table ranges by field, or undefined for a template without tables. */
export function tableSplits(template: Template): SplitsOf | undefined {
  const splits = new Splits(template);
  let hasTable = false;
  for (const { amount } of template.priceRules) {
    const form = readAmount(amount);
    if (form.kind !== 'table') continue;
    splits.addTable(form.table);
    hasTable = true;
  }
  return hasTable ? splits.of : undefined;
}

/** Returns the ends of table ranges for computed fields, because a table may reject their values. */
export function computedTableSplits(template: Template): SplitsOf {
  const ofTables = tableSplits(template);
  return (field) => (computationOf(field) === null ? undefined : ofTables?.(field));
}

/**
 * Returns the numbers at which prices bend: every number of a JSON Logic amount or computed field, for all fields that
 * it depends on, the ends of table ranges, and the included count for the counted field.
 */
export function priceSplits(template: Template): SplitsOf {
  const splits = new Splits(template);
  const { ofLogic } = referenceFinder(template);
  const reads = fieldReads(template);
  const inputsOf = new Map(reads.map(({ place, inputs }) => [place.field.name, inputs]));
  const addAll = (logic: unknown, names: readonly string[]) => {
    const numbers = numbersIn(logic);
    const followed = new Set(names);
    for (const name of followed) {
      splits.add(name, numbers);
      for (const input of inputsOf.get(name) ?? []) followed.add(input);
    }
  };
  for (const { place, inputs } of reads) addAll(computationOf(place.field)?.logic, inputs);
  for (const { amount } of template.priceRules) {
    const form = readAmount(amount);
    if (form.kind === 'logic') addAll(form.logic, namesOf(ofLogic(form.logic, [])));
    if (isCounted(form) && countedForms[form.kind].of === 'number') splits.add(form.field, [form.included]);
    if (form.kind === 'table') splits.addTable(form.table);
  }
  return splits.of;
}
