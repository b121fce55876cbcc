import type { Configurator } from '../compile/configurator.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { priceOf } from '../evaluate/price-of.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import { type Cents, checkBasePrice } from '../money.ts';
import { numbersIn } from './amount-span.ts';
import { bestPath } from './best-path.ts';
import type { Path } from './cheapest-path.ts';
import { BudgetExceededError, createDiagrams } from './decision-diagram.ts';
import type { WitnessValues } from './finding.ts';
import { type Direction, priceFunctions } from './price-functions.ts';
import { createTemplateModel, type TemplateModel } from './template-model.ts';
import { isList } from './value-classes.ts';

/** One end of the price. */
export interface PriceBound {
  /** EUR cents, gross. No valid configuration lies beyond it. Null where an amount has no bound. */
  readonly totalCents: Cents | null;
  /** A valid configuration with exactly this total; null where none is known. */
  readonly values: WitnessValues | null;
  /** Whether `values` reaches the bound. If not, the bound is safe, but may be wider than need be. */
  readonly isExact: boolean;
}

/** The lowest and the highest total of any valid configuration. */
export interface PriceBounds {
  readonly lowest: PriceBound;
  readonly highest: PriceBound;
}

/** Nodes the search may use; past that the bounds are added up field by field. */
const BUDGET = 400_000;
/** Number fields tried at both ends of their range, to reach a bound with a real configuration. */
const MOST_MOVED_FIELDS = 5;

interface Found {
  readonly surcharge: number;
  readonly paths: readonly Path[];
  readonly isUnbounded: boolean;
}

function search(configurator: Configurator, direction: Direction): Found & { readonly model: TemplateModel | null } {
  const { template } = configurator;
  const splits = template.priceRules.flatMap(({ amount }) => (typeof amount === 'number' ? [] : numbersIn(amount)));
  try {
    const diagrams = createDiagrams(BUDGET);
    const model = createTemplateModel(template, diagrams, splits);
    for (const field of model.fields) model.visible(field);
    const { parts, isUnbounded } = priceFunctions(model, template.priceRules, direction);
    const { sum, path } = bestPath(diagrams, parts);
    return { surcharge: direction === 'highest' ? sum : -sum, paths: [path], isUnbounded, model };
  } catch (error) {
    if (!(error instanceof BudgetExceededError)) throw error;
    return { ...addedUp(configurator, direction), model: null };
  }
}

/** A bound without regard to conditions: every field and every rule for itself. */
function addedUp({ template, fields }: Configurator, direction: Direction): Found {
  const constants = template.priceRules.map((rule) => {
    if (typeof rule.amount !== 'number') return direction === 'lowest' && !rule.discount ? 0 : undefined;
    const cents = Math.floor(rule.amount + 0.5);
    return cents < 0 && !rule.discount ? 0 : cents;
  });
  const ofRules = constants.reduce<number>(
    (sum, cents = 0) => sum + (direction === 'highest' ? Math.max(0, cents) : Math.min(0, cents)),
    0,
  );
  const ofFields = [...fields.values()].map((field) => {
    const prices = field.options.map(({ additionalPriceCents }) => additionalPriceCents);
    if (direction === 'lowest') return 0;
    return isList(field) ? prices.reduce((sum, price) => sum + price, 0) : Math.max(0, ...prices);
  });
  return {
    surcharge: ofRules + ofFields.reduce((sum, price) => sum + price, 0),
    paths: [],
    isUnbounded: constants.includes(undefined),
  };
}

/** The values of a path, such that comparisons are kept, then the same with numbers moved to the ends of their range. */
function candidates(model: TemplateModel, path: Path): readonly WitnessValues[] {
  const values = model.values(path);
  const moved = model.fields
    .flatMap(({ field, classes, levels }) => {
      const entry = classes[path.get(levels[0] ?? -1) ?? 0];
      if (entry?.kind !== 'value' || entry.low === undefined || entry.low === entry.high) return [];
      const ends = [entry.low, entry.high].filter((end) => end !== undefined && Number.isFinite(end));
      return [{ name: field.name, ends }];
    })
    .slice(0, MOST_MOVED_FIELDS);
  // What the second one may lose of the price is seen when it is tried.
  let found: WitnessValues[] = [values, model.values(path, true)];
  for (const { name, ends } of moved) {
    found = found.concat(found.flatMap((one) => ends.map((end) => ({ ...one, [name]: end ?? 0 }))));
  }
  return found;
}

function bound(configurator: Configurator, basePriceCents: Cents, direction: Direction): PriceBound | null {
  const { surcharge, paths, isUnbounded, model } = search(configurator, direction);
  if (!Number.isFinite(surcharge)) return null;
  const totalCents = isUnbounded ? (direction === 'highest' ? null : 0) : Math.max(0, basePriceCents + surcharge);
  const values =
    paths
      .flatMap((path) => (model === null ? [] : candidates(model, path)))
      .find((candidate) => {
        const evaluation = evaluate(configurator, candidate, { basePriceCents });
        return issuesOf(evaluation).length === 0 && priceOf(evaluation).totalCents === totalCents;
      }) ?? null;
  return { totalCents, values, isExact: values !== null };
}

/**
 * Finds the lowest and the highest total any valid configuration can have, each with a configuration that has it
 * ('ab 99,00 €'). Where free JSON Logic or the declared budget stand in the way, the bounds are safe but wider, and say so.
 * @returns null where no configuration is valid
 * @throws RangeError for a base price that is no whole number of cents from 0
 */
export function priceBounds(configurator: Configurator, options: EvaluateOptions = {}): PriceBounds | null {
  const basePriceCents = checkBasePrice(options.basePriceCents);
  const lowest = bound(configurator, basePriceCents, 'lowest');
  const highest = bound(configurator, basePriceCents, 'highest');
  return lowest && highest && { lowest, highest };
}
