import type { PriceRule } from '../contract/template.ts';
import { amountSpan, type Held } from './amount-span.ts';
import { type Diagram, NO } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import { namesOf } from './references.ts';
import type { TemplateModel } from './template-model.ts';

/** Which end of the price is looked for. Prices are turned around for the lowest, so that both are a maximum. */
export type Direction = 'lowest' | 'highest';

/** A part of the price as a function of what is stored; minus infinity where the configuration is not valid. */
export interface PriceFunctions {
  readonly parts: readonly Diagram[];
  /** Whether some amount could not be bounded in this direction; it then counts as 0 here. */
  readonly isUnbounded: boolean;
}

/** Limit of value combinations evaluated per amount; beyond it the amount counts as unbounded. */
const MOST_COMBINATIONS = 2000;
const MOST_LISTED_OPTIONS = 6;

function fieldParts(template: TemplateModel, model: FieldModel, sign: number): readonly Diagram[] {
  const { diagrams, visible, filled } = template;
  const { field } = model;
  if (!model.holdsValue) return [];
  const invalid = diagrams.number(Number.NEGATIVE_INFINITY);
  const isMissing = diagrams.and(visible(model), diagrams.not(filled(model)));
  const required = field.isRequired ? [diagrams.choose(isMissing, invalid, NO)] : [];
  return [...required, ...optionParts(template, model, sign)].filter((part) => part !== NO);
}

/** What the options of a field cost: one function for a single choice, one for each option of a list. */
function optionParts(template: TemplateModel, model: FieldModel, sign: number): readonly Diagram[] {
  const { diagrams, visible, counts, offered } = template;
  const { options } = model.field;
  if (!model.isChoice || options.every(({ additionalPriceCents }) => additionalPriceCents === 0)) return [];
  const prices = options.map(({ additionalPriceCents }) => diagrams.number(sign * additionalPriceCents));
  if (model.isList) {
    return prices.map((price, index) => (price === NO ? NO : diagrams.choose(counts(model, index), price, NO)));
  }
  const byClass = [NO, ...prices.map((price, index) => diagrams.choose(offered(model, index + 1), price, NO))];
  return [diagrams.choose(visible(model), diagrams.ask(model.levels[0] ?? 0, byClass), NO)];
}

/** One sample text represents all that rules cannot tell apart; an amount might tell them apart. */
function isOpen(model: FieldModel): boolean {
  return model.classes.some(
    (entry) =>
      entry.kind === 'unknown' || (entry.kind === 'value' && typeof entry.value === 'string' && !model.isChoice),
  );
}

/** Number of distinguishable values of a field; undefined where an amount may distinguish more. */
function widthOf(model: FieldModel): number | undefined {
  if (!model.isList) return isOpen(model) ? undefined : model.classes.length;
  return model.levels.length > MOST_LISTED_OPTIONS ? undefined : 2 ** model.levels.length;
}

/** Joins what comes of each value that a field can hold to one function of what is stored. */
function overValues(template: TemplateModel, model: FieldModel, of: (held: Held) => Diagram): Diagram {
  const { diagrams, visible, counts, offered } = template;
  const absent = of({ kind: 'absent' });
  if (model.isList) {
    const { options } = model.field;
    const from = (index: number, chosen: readonly string[]): Diagram => {
      const option = options[index];
      if (option === undefined) return chosen.length === 0 ? absent : of({ kind: 'one', value: chosen });
      return diagrams.choose(counts(model, index), from(index + 1, [...chosen, option.value]), from(index + 1, chosen));
    };
    return from(0, []);
  }
  const byClass = model.classes.map((entry, place) => {
    if (entry.kind !== 'value') return absent;
    const { value, low = 0, high = 0 } = entry;
    return diagrams.choose(
      offered(model, place),
      of(low === high ? { kind: 'one', value } : { kind: 'span', low, high }),
      absent,
    );
  });
  return diagrams.choose(visible(model), diagrams.ask(model.levels[0] ?? 0, byClass), absent);
}

/** The cents a rule adds at most (turned around: takes at most), or undefined where that has no bound. */
function lineCents(rule: PriceRule, held: ReadonlyMap<string, Held>, direction: Direction): number | undefined {
  const span = amountSpan(rule.amount, held);
  if (span === undefined) return direction === 'lowest' && !rule.discount ? 0 : undefined;
  if (span === 'none') return 0;
  const cents = Math.floor((direction === 'highest' ? span.high : span.low) + 0.5);
  if (!Number.isFinite(cents)) return direction === 'lowest' && !rule.discount ? 0 : undefined;
  const line = cents < 0 && !rule.discount ? 0 : cents;
  return direction === 'highest' ? line : -line;
}

/** An amount that has no bound in a direction. */
class UnboundedError extends Error {
  override readonly name = 'UnboundedError';
}

/** How many parts an expression has; its work is counted by them. */
function sizeOf(expression: unknown): number {
  if (typeof expression !== 'object' || expression === null) return 1;
  return Object.values(expression).reduce<number>((sum, part) => sum + sizeOf(part), 1);
}

/** A rule's line as a function of what is stored; undefined where it has no bound. */
function rulePart(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram | undefined {
  const { diagrams, holds } = template;
  const names = namesOf(template.references.ofLogic(rule.amount, []));
  // JSON Logic takes a point in a name for a step down; such amounts count as unbounded.
  if (names.some((name) => name.includes('.'))) return undefined;
  const read = names.map((name) => template.fieldOf(name)).filter((model) => model !== undefined);
  const combinations = read.reduce((count, model) => count * (widthOf(model) ?? Number.POSITIVE_INFINITY), 1);
  if (combinations > MOST_COMBINATIONS) return undefined;
  const size = sizeOf(rule.amount);
  const build = (index: number, held: ReadonlyMap<string, Held>): Diagram => {
    const model = read[index];
    if (model)
      return overValues(template, model, (entry) => build(index + 1, new Map([...held, [model.field.name, entry]])));
    diagrams.spend(size);
    const cents = lineCents(rule, held, direction);
    if (cents === undefined) throw new UnboundedError();
    return diagrams.number(cents);
  };
  try {
    return diagrams.choose(holds(rule.when), build(0, new Map()), NO);
  } catch (error) {
    if (error instanceof UnboundedError) return undefined;
    throw error;
  }
}

/** The parts whose sum is the surcharge of a configuration, in cents, turned around for the lowest price. */
export function priceFunctions(
  template: TemplateModel,
  rules: readonly PriceRule[],
  direction: Direction,
): PriceFunctions {
  const sign = direction === 'highest' ? 1 : -1;
  const ofFields = template.fields.flatMap((model) => fieldParts(template, model, sign));
  const ofRules = rules.map((rule) => rulePart(template, rule, direction));
  return {
    parts: [...ofFields, ...ofRules.filter((part) => part !== undefined)],
    isUnbounded: ofRules.includes(undefined),
  };
}
