import { shareCents } from '../../amount/amount-cents.ts';
import { countedForms, isCounted } from '../../amount/counted-forms.ts';
import { type CountedAmount, readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceTable } from '../../contract/prices/price-table.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import { STEPS_PER_PART } from '../diagram/budgets.ts';
import { type Diagram, NO, YES } from '../diagram/decision-diagram.ts';
import { namesOf } from '../findings/references.ts';
import type { FieldModel } from '../model/field-model.ts';
import type { TemplateModel } from '../model/template-model.ts';
import type { ValueClass } from '../model/value-classes.ts';
import type { AbstractValues } from '../model/value-combinations.ts';
import { amountSpan, partsIn, type Span } from '../numbers/amount-span.ts';
import { countedSpan } from '../numbers/counted-span.ts';
import { type Direction, lineEnd } from '../numbers/line-end.ts';
import { tableSpan } from '../numbers/widest-span.ts';
import type { TextLengths } from '../texts/text-lengths.ts';
import { joinClasses } from './join-classes.ts';
import { joinTableCells } from './join-table-cells.ts';

/** Parts of the price as functions of the stored values; minus infinity if the configuration is not valid. */
export interface PriceFunctions {
  readonly parts: readonly Diagram[];
  /** Whether some amount is unbounded in this direction. Such an amount counts as 0 here. */
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

/** Returns the prices of a field's options: one function for a single choice, one per option of a list. */
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

/** Returns minus infinity where the classes of two compared numbers have no values in the required order. */
function comparisonParts(template: TemplateModel): readonly Diagram[] {
  const { diagrams, visible, fieldOf } = template;
  const invalid = diagrams.number(Number.NEGATIVE_INFINITY);
  return template.orders.flatMap(([less, more]) => {
    const [lesser, greater] = [fieldOf(less), fieldOf(more)];
    if (!lesser || !greater) return [];
    const beside = (
      one: FieldModel,
      other: FieldModel,
      isViolated: (one: NumberRange, other: NumberRange) => boolean,
    ) =>
      one.classes.map((ownClass) => {
        const own = rangeOf(ownClass);
        return diagrams.ask(
          other.levels[0] ?? 0,
          other.classes.map((otherClass) => {
            const around = rangeOf(otherClass);
            return own && around && isViolated(own, around) ? YES : NO;
          }),
        );
      });
    const isAbove = (greater.levels[0] ?? 0) < (lesser.levels[0] ?? 0);
    const violated = isAbove
      ? diagrams.ask(
          greater.levels[0] ?? 0,
          beside(greater, lesser, (high, low) => high.high <= low.low),
        )
      : diagrams.ask(
          lesser.levels[0] ?? 0,
          beside(lesser, greater, (low, high) => high.high <= low.low),
        );
    const isCompared = diagrams.all([visible(lesser), visible(greater), violated]);
    return [diagrams.choose(isCompared, invalid, NO)];
  });
}

/** The least and the greatest number of a class. */
interface NumberRange {
  readonly low: number;
  readonly high: number;
}

function rangeOf(entry: ValueClass): NumberRange | null {
  if (entry.kind !== 'value' || typeof entry.value !== 'number') return null;
  return { low: entry.low ?? entry.value, high: entry.high ?? entry.value };
}

/** Returns the price of a rule at one end of its amounts, negated for the lowest; undefined if unbounded. */
function turnedLine(rule: PriceRule, span: Span | undefined, direction: Direction): number | undefined {
  const cents = lineEnd(rule, span, direction);
  return cents === undefined || direction === 'highest' ? cents : -cents + 0;
}

/** Thrown for an amount that is unbounded in a direction. */
class UnboundedError extends Error {
  override readonly name = 'UnboundedError';
}

/** Returns the values of the named fields. */
function only(names: readonly string[], assignment: AbstractValues): AbstractValues {
  return new Map([...assignment].filter(([name]) => names.includes(name)));
}

/** Returns the price of a JSON Logic amount. @throws UnboundedError if it is unbounded */
function logicPart(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram {
  const { diagrams } = template;
  const names = namesOf(template.references.ofLogic(rule.amount, []));
  // JSON Logic reads a dot in a name as a path separator.
  if (names.some((name) => name.includes('.'))) return anyAmount(template, rule, direction);
  const steps = STEPS_PER_PART * partsIn(rule.amount);
  const line = template.over(names, (assignment) => {
    diagrams.spend(steps);
    return numberOf(
      template,
      turnedLine(rule, assignment && amountSpan(rule.amount, only(names, assignment)), direction),
    );
  });
  return line ?? anyAmount(template, rule, direction);
}

/** Creates a terminal. @throws UnboundedError if the price is unbounded */
function numberOf({ diagrams }: TemplateModel, cents: number | undefined): Diagram {
  if (cents === undefined) throw new UnboundedError();
  return diagrams.number(cents);
}

/** Returns the price of an unknown amount: nothing, or as much as the rule allows. */
function anyAmount(template: TemplateModel, rule: PriceRule, direction: Direction): Diagram {
  return numberOf(template, turnedLine(rule, undefined, direction));
}

/** Returns the price of an amount per character or unit. */
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
  if (countedForms[amount.kind].of === 'text') {
    const byClass = model.classes.map((entry) => {
      if (entry.kind === 'empty') return NO;
      const { low, high } = lengthsOf(model, entry.kind === 'value' ? String(entry.value) : null);
      return line(low, high);
    });
    return joinClasses(template, model, NO, byClass);
  }
  const { name } = model.field;
  const counted = template.over([name], (assignment) => {
    const entry = assignment?.get(name);
    if (entry === undefined) return anyAmount(template, rule, direction);
    if (entry.kind === 'absent') return NO;
    return entry.kind === 'one' ? line(Number(entry.value), Number(entry.value)) : line(entry.low, entry.high);
  });
  return counted ?? anyAmount(template, rule, direction);
}

/** Returns the price of a table; minus infinity if it rejects a value. */
function tablePart(template: TemplateModel, rule: PriceRule, table: PriceTable, direction: Direction): Diagram {
  const line = (span: Span) => numberOf(template, turnedLine(rule, span, direction));
  const ofCells = (cells: readonly Cents[]) => line({ low: Math.min(...cells), high: Math.max(...cells) });
  const ofUnknown = () => line(tableSpan(table));
  return joinTableCells(template, table, ofCells, ofUnknown) ?? ofUnknown();
}

function amountPart(template: TemplateModel, rule: PriceRule, search: PriceSearch): Diagram {
  const amount = readAmount(rule.amount);
  const { direction, basePriceCents } = search;
  if (isCounted(amount)) return countedPart(template, rule, amount, search);
  switch (amount.kind) {
    case 'percent': {
      const share = shareCents(basePriceCents, amount.percent);
      return numberOf(template, turnedLine(rule, { low: share, high: share }, direction));
    }
    case 'table':
      return tablePart(template, rule, amount.table, direction);
    default:
      return logicPart(template, rule, direction);
  }
}

/** Returns the price of a rule as a function of the stored values; undefined if unbounded. */
function rulePart(template: TemplateModel, rule: PriceRule, search: PriceSearch): Diagram | undefined {
  const { diagrams, holds } = template;
  try {
    return diagrams.choose(holds(rule.when), amountPart(template, rule, search), NO);
  } catch (error) {
    if (error instanceof UnboundedError) return undefined;
    throw error;
  }
}

/** Parameters of the price search besides the template. */
export interface PriceSearch {
  readonly direction: Direction;
  readonly basePriceCents: Cents;
  /** Returns the lengths of the texts in the class of a sample; null for unknown texts. */
  readonly lengthsOf: (model: FieldModel, sample: string | null) => TextLengths;
}

/**
 * Returns functions whose sum is the surcharge of a configuration in cents, negated for the lowest price.
 * @param rules price rules, except percentages of the subtotal
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
    parts: [...ofFields, ...comparisonParts(template), ...ofRules.filter((part) => part !== undefined)],
    isUnbounded: ofRules.includes(undefined),
  };
}
