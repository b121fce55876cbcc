import { shareCents } from '../amount/amount-cents.ts';
import { readAmount } from '../contract/price-amount.ts';
import type { PriceTable } from '../contract/price-table.ts';
import type { PriceRule } from '../contract/template.ts';
import type { Cents } from '../money.ts';
import { amountSpan, type Held, type Span } from './amount-span.ts';
import { type CountedAmount, countedSpan } from './counted-span.ts';
import { type Diagram, NO } from './decision-diagram.ts';
import type { FieldModel } from './field-model.ts';
import type { HeldByName } from './held-values.ts';
import { type Direction, lineEnd } from './line-end.ts';
import { isOpen, overClasses } from './over-classes.ts';
import { overTable } from './over-table.ts';
import { namesOf } from './references.ts';
import type { TemplateModel } from './template-model.ts';
import type { TextLengths } from './text-lengths.ts';
import { tableSpan } from './widest-span.ts';

/** A part of the price as a function of what is stored; minus infinity where the configuration is not valid. */
export interface PriceFunctions {
  readonly parts: readonly Diagram[];
  /** Whether some amount could not be bounded in this direction; it then counts as 0 here. */
  readonly isUnbounded: boolean;
}

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

/** Joins what comes of each value that a field can hold to one function of what is stored. */
function overValues(template: TemplateModel, model: FieldModel, of: (held: Held) => Diagram): Diagram {
  const { diagrams, counts } = template;
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
  const byClass = model.classes.map((entry) => {
    if (entry.kind !== 'value') return absent;
    const { value, low = 0, high = 0 } = entry;
    return of(low === high ? { kind: 'one', value } : { kind: 'span', low, high });
  });
  return overClasses(template, model, absent, byClass);
}

/** The line of a rule at one end of its amounts, turned around for the lowest; undefined without a bound. */
function turnedLine(rule: PriceRule, span: Span | undefined, direction: Direction): number | undefined {
  const cents = lineEnd(rule, span, direction);
  return cents === undefined || direction === 'highest' ? cents : -cents + 0;
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

/** What the named fields hold. */
function only(names: readonly string[], held: HeldByName): HeldByName {
  return new Map([...held].filter(([name]) => names.includes(name)));
}

/** The line of a JSON Logic amount. @throws UnboundedError where it has no bound */
function logicPart(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram {
  const { diagrams } = template;
  const names = namesOf(template.references.ofLogic(rule.amount, []));
  const size = sizeOf(rule.amount);
  const line = template.over(names, (held) => {
    diagrams.spend(size);
    return numberOf(template, turnedLine(rule, held && amountSpan(rule.amount, only(names, held)), direction));
  });
  return line ?? anyAmount(template, rule, direction);
}

/** A terminal. @throws UnboundedError for a line without a bound */
function numberOf({ diagrams }: TemplateModel, cents: number | undefined): Diagram {
  if (cents === undefined) throw new UnboundedError();
  return diagrams.number(cents);
}

/** The line of an amount of which nothing is known: none at all, or as much as the rule allows. */
function anyAmount(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram {
  return numberOf(template, turnedLine(rule, undefined, direction));
}

/** The line of an amount for each character or unit. */
function countedPart(
  template: TemplateModel,
  rule: PriceRule,
  amount: CountedAmount,
  { direction, lengthsOf }: PriceSearch,
): Diagram {
  const model = template.fieldOf(template.find(amount.field)?.name ?? '');
  if (model === undefined) return NO;
  const line = (low: number, high: number) =>
    numberOf(template, turnedLine(rule, countedSpan(amount, low, high), direction));
  if (amount.kind === 'per_character') {
    const byClass = model.classes.map((entry) => {
      if (entry.kind === 'empty') return NO;
      const { low, high } = lengthsOf(model, entry.kind === 'value' ? String(entry.value) : null);
      return line(low, high);
    });
    return overClasses(template, model, NO, byClass);
  }
  if (isOpen(model)) return anyAmount(template, rule, direction);
  return overValues(template, model, (held) => {
    if (held.kind === 'absent') return NO;
    return held.kind === 'one' ? line(Number(held.value), Number(held.value)) : line(held.low, held.high);
  });
}

/** The line of a table; minus infinity where it rejects a value. */
function tablePart(template: TemplateModel, rule: PriceRule, table: PriceTable, direction: Direction): Diagram {
  const line = (span: Span) => numberOf(template, turnedLine(rule, span, direction));
  const part = overTable(template, table, (cents) => line({ low: cents, high: cents }));
  return part ?? line(tableSpan(table));
}

function amountPart(template: TemplateModel, rule: PriceRule, search: PriceSearch): Diagram {
  const amount = readAmount(rule.amount);
  const { direction, basePriceCents } = search;
  switch (amount.kind) {
    case 'percent': {
      const share = shareCents(basePriceCents, amount.percent);
      return numberOf(template, turnedLine(rule, { low: share, high: share }, direction));
    }
    case 'per_character':
    case 'per_unit':
      return countedPart(template, rule, amount, search);
    case 'table':
      return tablePart(template, rule, amount.table, direction);
    default:
      return logicPart(template, rule, direction);
  }
}

/** A rule's line as a function of what is stored; undefined where it has no bound. */
function rulePart(template: TemplateModel, rule: PriceRule, search: PriceSearch): Diagram | undefined {
  const { diagrams, holds } = template;
  try {
    return diagrams.choose(holds(rule.when), amountPart(template, rule, search), NO);
  } catch (error) {
    if (error instanceof UnboundedError) return undefined;
    throw error;
  }
}

/** What beside the template decides the parts of a price. */
export interface PriceSearch {
  readonly direction: Direction;
  readonly basePriceCents: Cents;
  /** The lengths of the texts that rules cannot tell from a sample; null for unknown texts. */
  readonly lengthsOf: (model: FieldModel, sample: string | null) => TextLengths;
}

/**
 * The parts whose sum is the surcharge of a configuration, in cents, turned around for the lowest price.
 * @param rules those that are not taken of the subtotal
 */
export function priceFunctions(
  template: TemplateModel,
  rules: readonly PriceRule[],
  search: PriceSearch,
): PriceFunctions {
  const sign = search.direction === 'highest' ? 1 : -1;
  const ofFields = template.fields.flatMap((model) => fieldParts(template, model, sign));
  const ofRules = rules.map((rule) => rulePart(template, rule, search));
  return {
    parts: [...ofFields, ...ofRules.filter((part) => part !== undefined)],
    isUnbounded: ofRules.includes(undefined),
  };
}
