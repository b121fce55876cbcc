import { countedForms, isCounted } from '../../amount/counted-forms.ts';
import type { Configurator } from '../../compile/configurator.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import { type EvaluateOptions, evaluate } from '../../evaluate/evaluate.ts';
import { priceOf } from '../../evaluate/price-of.ts';
import { issuesOf } from '../../evaluate/read-evaluation.ts';
import { type Cents, checkBasePrice } from '../../money.ts';
import { bestPath } from '../diagram/best-path.ts';
import { budgets } from '../diagram/budgets.ts';
import type { Path } from '../diagram/cheapest-path.ts';
import { BudgetExceededError, createDiagrams, type Diagrams, NO } from '../diagram/decision-diagram.ts';
import type { WitnessValues } from '../findings/finding.ts';
import { fieldLookup } from '../findings/template-elements.ts';
import { rulesByField } from '../model/field-model.ts';
import { createTemplateModel, type TemplateModel } from '../model/template-model.ts';
import { isList } from '../model/value-classes.ts';
import { type Direction, lineEnd } from '../numbers/line-end.ts';
import { widestSpan } from '../numbers/widest-span.ts';
import { type TextLengths, textLengths } from '../texts/text-lengths.ts';
import { type PriceSearch, priceFunctions } from './price-functions.ts';
import { priceSplits } from './price-splits.ts';
import { applyingRules, boundingRules, partRules, totalAfter } from './subtotal-rules.ts';

/** The lowest or highest price. */
export interface PriceBound {
  /** EUR cents, gross. No valid configuration is beyond it. Null if an amount is unbounded. */
  readonly totalCents: Cents | null;
  /** A valid configuration with exactly this total; null if none is known. */
  readonly values: WitnessValues | null;
  /** Whether `values` reaches the bound. If not, the bound is safe but may be too wide. */
  readonly isExact: boolean;
}

/** The lowest and the highest total of any valid configuration. */
export interface PriceBounds {
  readonly lowest: PriceBound;
  readonly highest: PriceBound;
}

/** Limit of number fields moved to the ends of their range to find a configuration with the bound. */
const MAX_MOVED_FIELDS = 5;

interface Found {
  /** NaN if no configuration is valid. */
  readonly totalCents: number;
  /** A path with this total; null if the search exceeded its budget. */
  readonly path: Path | null;
  readonly isUnbounded: boolean;
}

/** The price bound to find. */
interface Question {
  readonly configurator: Configurator;
  readonly basePriceCents: Cents;
  readonly direction: Direction;
}

/** Runs a search. Returns null if the budget is exceeded. */
function attempt<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof BudgetExceededError) return null;
    throw error;
  }
}

function createModel({ template }: Configurator, diagrams: Diagrams): TemplateModel {
  const model = createTemplateModel(template, diagrams, priceSplits(template));
  // In dependency order, so that no field has to compute a long chain of others.
  for (const field of model.fields) {
    diagrams.allow(budgets.question);
    model.visible(field);
  }
  return model;
}

/** Creates a cached lookup of text lengths by field and sample. */
function createLengths({ template }: Configurator): PriceSearch['lengthsOf'] {
  const rules = rulesByField(template);
  const known = new Map<string, TextLengths>();
  return ({ field }, sample) => {
    const key = JSON.stringify([field.name, sample]);
    const found = known.get(key) ?? textLengths(field, rules.get(field.name) ?? [], sample);
    known.set(key, found);
    return found;
  };
}

function search(model: TemplateModel, { configurator, basePriceCents, direction }: Question): Found {
  const { ofSubtotal, others } = partRules(configurator.template.priceRules);
  const lengthsOf = createLengths(configurator);
  const { parts, isUnbounded } = priceFunctions(model, others, { direction, basePriceCents, lengthsOf });
  const isHighest = direction === 'highest';
  const invalid = model.diagrams.number(Number.NEGATIVE_INFINITY);
  const found = applyingRules(model, ofSubtotal, direction).flatMap(({ rules, states }) => {
    const { sum, path } = bestPath(model.diagrams, [...parts, model.diagrams.choose(states, NO, invalid)]);
    if (!Number.isFinite(sum)) return [];
    return [{ totalCents: totalAfter(basePriceCents + (isHighest ? sum : -sum), rules), path, isUnbounded }];
  });
  const isBeyond = (one: Found, other: Found) =>
    isHighest ? one.totalCents > other.totalCents : one.totalCents < other.totalCents;
  const none: Found = { totalCents: Number.NaN, path: null, isUnbounded };
  return found.reduce<Found>((best, one) => (best === none || isBeyond(one, best) ? one : best), none);
}

/** Returns a bound that ignores conditions: adds up every field and every rule separately. */
function addedUp({ configurator: { template, fields }, basePriceCents, direction }: Question): Found {
  const { ofSubtotal, others } = partRules(template.priceRules);
  const lines = others.map((rule) => lineEnd(rule, widestSpan(template, rule, basePriceCents), direction));
  const ofRules = lines.reduce<number>(
    (sum, cents = 0) => sum + (direction === 'highest' ? Math.max(0, cents) : Math.min(0, cents)),
    0,
  );
  const ofFields = [...fields.values()].map((field) => {
    if (direction === 'lowest') return 0;
    const sum = isList(field);
    return field.options.reduce(
      (most, { additionalPriceCents: price }) => (sum ? most + price : Math.max(most, price)),
      0,
    );
  });
  const subtotal = ofFields.reduce((sum, price) => sum + price, basePriceCents + ofRules);
  return {
    totalCents: totalAfter(subtotal, boundingRules(ofSubtotal, direction)),
    path: null,
    isUnbounded: lines.includes(undefined),
  };
}

/** Returns the names of the fields whose characters are counted. */
function countedTexts({ template }: Configurator): ReadonlySet<string> {
  const find = fieldLookup(template);
  const names = template.priceRules.map(({ amount }) => {
    const form = readAmount(amount);
    return isCounted(form) && countedForms[form.kind].of === 'text' ? find(form.field)?.field.name : undefined;
  });
  return new Set(names.filter((name) => name !== undefined));
}

/** Yields values of a path, then the same with numbers and counted texts at the ends of their ranges. */
function* candidates(model: TemplateModel, configurator: Configurator, path: Path): Generator<WitnessValues> {
  const counted = countedTexts(configurator);
  const lengthsOf = createLengths(configurator);
  const moved = model.fields
    .flatMap((one): readonly { readonly name: string; readonly ends: readonly (string | number)[] }[] => {
      const { field, classes, levels } = one;
      const entry = classes[path.get(levels[0] ?? -1) ?? 0];
      if (entry?.kind !== 'value') return [];
      if (counted.has(field.name)) return [{ name: field.name, ends: lengthsOf(one, String(entry.value)).samples }];
      if (entry.low === undefined || entry.low === entry.high) return [];
      const ends = [entry.low, entry.high].filter((end): end is number => Number.isFinite(end));
      return [{ name: field.name, ends }];
    })
    .slice(0, MAX_MOVED_FIELDS);
  // The second candidate may have another total. The caller checks it.
  let found: WitnessValues[] = [model.values(path), model.values(path, true), ...model.valuesAtEnds(path)];
  yield* found;
  for (const { name, ends } of moved) {
    const changed = found.flatMap((one) => ends.map((end) => ({ ...one, [name]: end })));
    yield* changed;
    found = found.concat(changed);
  }
}

/** Returns a configuration with exactly this total, or null if none is found. */
function reaching(
  model: TemplateModel,
  path: Path,
  { configurator, basePriceCents }: Question,
  totalCents: Cents | null,
): WitnessValues | null {
  const steps = configurator.fields.size + configurator.template.priceRules.length;
  for (const candidate of candidates(model, configurator, path)) {
    model.diagrams.spend(steps);
    const evaluation = evaluate(configurator, candidate, { basePriceCents });
    if (issuesOf(evaluation).length === 0 && priceOf(evaluation).totalCents === totalCents) return candidate;
  }
  return null;
}

function bound(model: TemplateModel | null, question: Question): PriceBound | null {
  const found = model && attempt(() => search(model, question));
  const { totalCents: end, path, isUnbounded } = found ?? addedUp(question);
  if (!Number.isFinite(end)) return null;
  const totalCents = isUnbounded ? (question.direction === 'highest' ? null : 0) : end;
  const values = model && path && attempt(() => reaching(model, path, question, totalCents));
  return { totalCents, values, isExact: values !== null };
}

/**
 * Finds the lowest ('ab 99,00 €') and the highest total of all valid configurations, each with a configuration that
 * has it. If free JSON Logic, a chain of comparisons between more than two numbers or the budget prevents that, the
 * bounds are safe but wider, and marked as inexact.
 * @param steps budget of the search; the same steps give the same bounds on every machine
 * @returns null if no configuration is valid
 * @throws RangeError if the base price is not a whole number of cents, or negative
 */
export function priceBounds(
  configurator: Configurator,
  options: EvaluateOptions = {},
  steps: number = budgets.bounds,
): PriceBounds | null {
  const basePriceCents = checkBasePrice(options.basePriceCents);
  const diagrams = createDiagrams(steps);
  const model = attempt(() => createModel(configurator, diagrams));
  const half = (direction: Direction): PriceBound | null => {
    diagrams.allow(steps / 2);
    return bound(model, { configurator, basePriceCents, direction });
  };
  const lowest = half('lowest');
  const highest = half('highest');
  return lowest && highest && { lowest, highest };
}
