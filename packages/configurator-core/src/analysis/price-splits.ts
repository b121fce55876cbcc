import { readAmount } from '../contract/price-amount.ts';
import { axesOf } from '../contract/price-table.ts';
import type { PriceRule, Template } from '../contract/template.ts';
import { numbersIn } from './amount-span.ts';
import type { SplitsOf } from './field-model.ts';
import { computationOf } from './field-order.ts';
import { fieldLookup, fieldPlaces } from './template-elements.ts';

/** Where the ranges of price tables end, by field; undefined for a template without tables. */
export function tableSplits(template: Template): SplitsOf | undefined {
  const isTable = ({ amount }: PriceRule) => readAmount(amount).kind === 'table';
  const priceRules = template.priceRules.filter(isTable);
  return priceRules.length === 0 ? undefined : splitsOfAmounts({ ...template, priceRules }, []);
}

/**
 * Where amounts bend: at every number of a JSON Logic amount or a computed field for all fields, at the ends of a table's
 * ranges and at the included count for the field that is counted.
 */
export function priceSplits(template: Template): SplitsOf {
  const ofComputed = fieldPlaces(template).flatMap(({ field }) => numbersIn(computationOf(field)?.logic));
  return splitsOfAmounts(template, ofComputed);
}

function splitsOfAmounts(template: Template, others: readonly number[]): SplitsOf {
  const find = fieldLookup(template);
  const ofAll = new Set(others);
  const ofField = new Map<string, Set<number>>();
  const split = (reference: string, numbers: readonly number[]) => {
    const name = find(reference)?.field.name ?? '';
    ofField.set(name, new Set([...(ofField.get(name) ?? []), ...numbers]));
  };
  for (const { amount } of template.priceRules) {
    const form = readAmount(amount);
    if (form.kind === 'logic') for (const number of numbersIn(form.logic)) ofAll.add(number);
    if (form.kind === 'per_unit') split(form.field, [form.included]);
    if (form.kind === 'table') {
      for (const { field, ranges = [] } of axesOf(form.table)) {
        split(
          field,
          ranges.flatMap(({ from, to }) => [from, to]),
        );
      }
    }
  }
  return ({ name }) => [...new Set([...ofAll, ...(ofField.get(name) ?? [])])];
}
