import type { Configurator } from '../compile/configurator.ts';
import { type EvaluateOptions, evaluate } from '../evaluate/evaluate.ts';
import { priceOf } from '../evaluate/price-of.ts';
import { issuesOf } from '../evaluate/read-evaluation.ts';
import { type Cents, checkBasePrice } from '../money.ts';
import { numbersIn } from './amount-span.ts';
import { bestPath } from './best-path.ts';
import { budgets } from './budgets.ts';
import type { Path } from './cheapest-path.ts';
import { BudgetExceededError, createDiagrams, type Diagrams } from './decision-diagram.ts';
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

/** Number fields tried at both ends of their range, to reach a bound with a real configuration. */
const MOST_MOVED_FIELDS = 5;

interface Found {
  /** Cents above the base price. */
  readonly surcharge: number;
  /** Leads to the surcharge; null where the search was given up. */
  readonly path: Path | null;
  readonly isUnbounded: boolean;
}

/** Runs a search; null where its budget was used up. */
function attempt<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof BudgetExceededError) return null;
    throw error;
  }
}

function createModel({ template }: Configurator, diagrams: Diagrams): TemplateModel {
  const splits = template.priceRules.flatMap(({ amount }) => (typeof amount === 'number' ? [] : numbersIn(amount)));
  const model = createTemplateModel(template, diagrams, [...new Set(splits)]);
  // From the first field on, so that none asks for a long chain of others.
  for (const field of model.fields) model.visible(field);
  return model;
}

function search(model: TemplateModel, configurator: Configurator, direction: Direction): Found {
  const { parts, isUnbounded } = priceFunctions(model, configurator.template.priceRules, direction);
  const { sum, path } = bestPath(model.diagrams, parts);
  return { surcharge: direction === 'highest' ? sum : -sum, path, isUnbounded };
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
    if (direction === 'lowest') return 0;
    const sum = isList(field);
    return field.options.reduce(
      (most, { additionalPriceCents: price }) => (sum ? most + price : Math.max(most, price)),
      0,
    );
  });
  return {
    surcharge: ofRules + ofFields.reduce((sum, price) => sum + price, 0),
    path: null,
    isUnbounded: constants.includes(undefined),
  };
}

/** The values of a path, such that comparisons are kept, then the same with numbers moved to the ends of their range. */
function* candidates(model: TemplateModel, path: Path): Generator<WitnessValues> {
  const moved = model.fields
    .flatMap(({ field, classes, levels }) => {
      const entry = classes[path.get(levels[0] ?? -1) ?? 0];
      if (entry?.kind !== 'value' || entry.low === undefined || entry.low === entry.high) return [];
      const ends = [entry.low, entry.high].filter((end) => end !== undefined && Number.isFinite(end));
      return [{ name: field.name, ends }];
    })
    .slice(0, MOST_MOVED_FIELDS);
  // What the second one may lose of the price is seen when it is tried.
  let found: WitnessValues[] = [model.values(path), model.values(path, true)];
  yield* found;
  for (const { name, ends } of moved) {
    const changed = found.flatMap((one) => ends.map((end) => ({ ...one, [name]: end ?? 0 })));
    yield* changed;
    found = found.concat(changed);
  }
}

/** A configuration with exactly this total; null where none is found. */
function reaching(
  model: TemplateModel,
  path: Path,
  configurator: Configurator,
  basePriceCents: Cents,
  totalCents: Cents | null,
): WitnessValues | null {
  const steps = configurator.fields.size + configurator.template.priceRules.length;
  for (const candidate of candidates(model, path)) {
    model.diagrams.spend(steps);
    const evaluation = evaluate(configurator, candidate, { basePriceCents });
    if (issuesOf(evaluation).length === 0 && priceOf(evaluation).totalCents === totalCents) return candidate;
  }
  return null;
}

function bound(
  model: TemplateModel | null,
  configurator: Configurator,
  basePriceCents: Cents,
  direction: Direction,
): PriceBound | null {
  const found = model && attempt(() => search(model, configurator, direction));
  const { surcharge, path, isUnbounded } = found ?? addedUp(configurator, direction);
  if (!Number.isFinite(surcharge)) return null;
  const totalCents = isUnbounded ? (direction === 'highest' ? null : 0) : Math.max(0, basePriceCents + surcharge);
  const values = model && path && attempt(() => reaching(model, path, configurator, basePriceCents, totalCents));
  return { totalCents, values, isExact: values !== null };
}

/**
 * Finds the lowest and the highest total any valid configuration can have, each with a configuration that has it
 * ('ab 99,00 €'). Where free JSON Logic or the budget prevents that, the bounds are safe but wider, and marked as inexact.
 * @param steps work that the search may take; the same steps give the same bounds on every machine
 * @returns null where no configuration is valid
 * @throws RangeError for a base price that is no whole number of cents from 0
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
    return bound(model, configurator, basePriceCents, direction);
  };
  const lowest = half('lowest');
  const highest = half('highest');
  return lowest && highest && { lowest, highest };
}
