import type { PriceRule } from '../contract/template.ts';
import { amountSpan, type Held } from './amount-span.ts';
import { type Diagram, NO } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import { namesOf } from './references.ts';
import type { TemplateModel } from './template-model.ts';
import { isChoice, type ValueClass } from './value-classes.ts';

/** Which end of the price is looked for. Prices are turned around for the lowest, so that both are a maximum. */
export type Direction = 'lowest' | 'highest';

/** A part of the price as a function of what is stored; minus infinity where the configuration is not valid. */
export interface PriceFunctions {
  readonly parts: readonly Diagram[];
  /** Whether some amount could not be bounded in this direction; it then counts as 0 here. */
  readonly isUnbounded: boolean;
}

/** Combinations of values for which one amount is worked out; beyond that it counts as unbounded. */
const MOST_COMBINATIONS = 2000;
const MOST_LISTED_OPTIONS = 6;

/** What a field can hold with the states in which it does. */
interface Holding {
  readonly held: Held;
  readonly states: Diagram;
}

function fieldParts(template: TemplateModel, model: FieldModel, sign: number): readonly Diagram[] {
  const { diagrams, visible, filled, counts } = template;
  const { field } = model;
  if (!model.holdsValue) return [];
  const invalid = diagrams.number(Number.NEGATIVE_INFINITY);
  const isMissing = diagrams.and(visible(model), diagrams.not(filled(model)));
  const prices = field.options.map(({ additionalPriceCents }, index) => {
    if (additionalPriceCents === 0) return NO;
    const isCounted = counts(model, model.isList ? index : index + 1);
    return diagrams.choose(isCounted, diagrams.number(sign * additionalPriceCents), NO);
  });
  const required = field.isRequired ? [diagrams.choose(isMissing, invalid, NO)] : [];

  return [...required, ...(isChoice(field) ? prices : [])].filter((part) => part !== NO);
}

function holdingsOf(template: TemplateModel, model: FieldModel): readonly Holding[] | undefined {
  const { diagrams, counts, filled } = template;
  const absent: Holding = { held: { kind: 'absent' }, states: diagrams.not(filled(model)) };
  if (!model.isList) {
    // One text stands for all that rules cannot tell apart; an amount might.
    const isOpen = (entry: ValueClass): boolean =>
      entry.kind === 'unknown' || (entry.kind === 'value' && typeof entry.value === 'string' && !isChoice(model.field));
    if (model.classes.some(isOpen)) return undefined;
    const present = model.classes.flatMap((entry, place): Holding[] => {
      if (entry.kind !== 'value') return [];
      const { value, low = 0, high = 0 } = entry;
      const held: Held = low === high ? { kind: 'one', value } : { kind: 'span', low, high };
      return [{ held, states: counts(model, place) }];
    });
    return [absent, ...present];
  }
  const { options } = model.field;
  if (options.length > MOST_LISTED_OPTIONS) return undefined;
  const lists = Array.from({ length: 2 ** options.length - 1 }, (_, index): Holding => {
    const chosen = options.map((_, place) => Math.floor((index + 1) / 2 ** place) % 2 === 1);
    const states = chosen.reduce((found, isChosen, place) => {
      const counted = counts(model, place);
      return diagrams.and(found, isChosen ? counted : diagrams.not(counted));
    }, filled(model));
    return {
      held: { kind: 'one', value: options.filter((_, place) => chosen[place]).map(({ value }) => value) },
      states,
    };
  });
  return [absent, ...lists];
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

/** A rule's line as a function of what is stored; undefined where it has no bound. */
function rulePart(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram | undefined {
  const { diagrams, holds } = template;
  const names = namesOf(template.references.ofLogic(rule.amount, ''));
  // JSON Logic takes a point in a name for a step down; such amounts count as unbounded.
  if (names.some((name) => name.includes('.'))) return undefined;
  const read = names.map((name) => template.fieldOf(name));
  const listed = read.map((model) => (model === undefined ? [] : holdingsOf(template, model)));
  if (listed.includes(undefined)) return undefined;
  const holdings = listed.map((list) => list ?? []);
  if (holdings.reduce((count, { length }) => count * Math.max(1, length), 1) > MOST_COMBINATIONS) return undefined;
  const build = (index: number, held: ReadonlyMap<string, Held>): Diagram | undefined => {
    if (index === names.length) {
      const cents = lineCents(rule, held, direction);
      return cents === undefined ? undefined : diagrams.number(cents);
    }
    let result: Diagram | undefined = NO;
    for (const { held: entry, states } of holdings[index] ?? []) {
      const part: Diagram | undefined = build(index + 1, new Map([...held, [names[index] ?? '', entry]]));
      if (part === undefined) return undefined;
      result = diagrams.choose(states, part, result);
    }
    return holdings[index]?.length === 0 ? build(index + 1, held) : result;
  };
  const amount = build(0, new Map());
  return amount === undefined ? undefined : diagrams.choose(holds(rule.when), amount, NO);
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
