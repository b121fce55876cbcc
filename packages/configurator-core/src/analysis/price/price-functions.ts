import { shareCents } from '../../amount/amount-cents.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceTable } from '../../contract/prices/price-table.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import { STEPS_PER_PART } from '../diagram/budgets.ts';
import { type Diagram, NO } from '../diagram/decision-diagram.ts';
import { namesOf } from '../findings/references.ts';
import type { FieldModel } from '../model/field-model.ts';
import type { TemplateModel } from '../model/template-model.ts';
import type { AbstractValues } from '../model/value-combinations.ts';
import { amountSpan, partsIn, type Span } from '../numbers/amount-span.ts';
import { type CountedAmount, countedSpan } from '../numbers/counted-span.ts';
import { type Direction, lineEnd } from '../numbers/line-end.ts';
import { tableSpan } from '../numbers/widest-span.ts';
import type { TextLengths } from '../texts/text-lengths.ts';
import { joinClasses } from './join-classes.ts';
import { joinTableCells } from './join-table-cells.ts';

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

/** The line of a rule at one end of its amounts, turned around for the lowest; undefined without a bound. */
function turnedLine(rule: PriceRule, span: Span | undefined, direction: Direction): number | undefined {
  const cents = lineEnd(rule, span, direction);
  return cents === undefined || direction === 'highest' ? cents : -cents + 0;
}

/** An amount that has no bound in a direction. */
class UnboundedError extends Error {
  override readonly name = 'UnboundedError';
}

/** What the named fields hold. */
function only(names: readonly string[], held: AbstractValues): AbstractValues {
  return new Map([...held].filter(([name]) => names.includes(name)));
}

/** The line of a JSON Logic amount. @throws UnboundedError where it has no bound */
function logicPart(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram {
  const { diagrams } = template;
  const names = namesOf(template.references.ofLogic(rule.amount, []));
  // JSON Logic takes a point in a name for a step down.
  if (names.some((name) => name.includes('.'))) return anyAmount(template, rule, direction);
  const steps = STEPS_PER_PART * partsIn(rule.amount);
  const line = template.over(names, (held) => {
    diagrams.spend(steps);
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
    return joinClasses(template, model, NO, byClass);
  }
  const { name } = model.field;
  const counted = template.over([name], (held) => {
    const entry = held?.get(name);
    if (entry === undefined) return anyAmount(template, rule, direction);
    if (entry.kind === 'absent') return NO;
    return entry.kind === 'one' ? line(Number(entry.value), Number(entry.value)) : line(entry.low, entry.high);
  });
  return counted ?? anyAmount(template, rule, direction);
}

/** The line of a table; minus infinity where it rejects a value. */
function tablePart(template: TemplateModel, rule: PriceRule, table: PriceTable, direction: Direction): Diagram {
  const line = (span: Span) => numberOf(template, turnedLine(rule, span, direction));
  const ofCells = (cells: readonly Cents[]) => line({ low: Math.min(...cells), high: Math.max(...cells) });
  const ofUnknown = () => line(tableSpan(table));
  return joinTableCells(template, table, ofCells, ofUnknown) ?? ofUnknown();
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
  /** The lengths of the texts that rules do not distinguish from a sample; null for unknown texts. */
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
