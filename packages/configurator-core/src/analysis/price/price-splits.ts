import { readAmount } from '../../contract/prices/price-amount.ts';
import { axesOf, type PriceTable } from '../../contract/prices/price-table.ts';
import type { Template } from '../../contract/template/template.ts';
import { computationOf, fieldReads } from '../findings/field-order.ts';
import { namesOf, referenceFinder } from '../findings/references.ts';
import { fieldLookup } from '../findings/template-elements.ts';
import type { SplitsOf } from '../model/field-model.ts';
import { numbersIn } from '../numbers/amount-span.ts';

/** Collects the numbers at which fields are split. */
class Splits {
  readonly #find: ReturnType<typeof fieldLookup>;
  readonly #numbers = new Map<string, Set<number>>();

  constructor(template: Template) {
    this.#find = fieldLookup(template);
  }

  /** Splits a field by name or id. */
  add(reference: string, numbers: readonly number[]): void {
    const name = this.#find(reference)?.field.name ?? '';
    const known = this.#numbers.get(name) ?? new Set<number>();
    this.#numbers.set(name, known);
    for (const number of numbers) known.add(number);
  }

  /** Splits the fields of a table at the ends of its ranges. */
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

/** Where the ranges of price tables end, by field; undefined for a template without tables. */
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

/** The ends of the ranges that computed values are looked up in: where a table may reject them. */
export function computedTableSplits(template: Template): SplitsOf {
  const ofTables = tableSplits(template);
  return (field) => (computationOf(field) === null ? undefined : ofTables?.(field));
}

/**
 * Where amounts bend: at every number of a JSON Logic amount or a computed field, for all fields that it follows from; at
 * the ends of a table's ranges; and at the included count for the field that is counted.
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
    if (form.kind === 'per_unit') splits.add(form.field, [form.included]);
    if (form.kind === 'table') splits.addTable(form.table);
  }
  return splits.of;
}
