import { lineCents, shareCents } from '../../amount/amount-cents.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import { type Diagram, NO, YES } from '../diagram/decision-diagram.ts';
import type { TemplateModel } from '../model/template-model.ts';
import type { Direction } from '../numbers/line-end.ts';

/** Limit of conditional subtotal rules analysed in every combination. Beyond it, conditions are ignored. */
const MAX_CONDITIONS = 4;

/** Separates the price rules that are a percentage of the subtotal from all others. */
export function partRules(rules: readonly PriceRule[]): {
  readonly ofSubtotal: readonly PriceRule[];
  readonly others: readonly PriceRule[];
} {
  const isOfSubtotal = ({ amount }: PriceRule) => {
    const form = readAmount(amount);
    return form.kind === 'percent' && form.of === 'subtotal';
  };
  return { ofSubtotal: rules.filter(isOfSubtotal), others: rules.filter((rule) => !isOfSubtotal(rule)) };
}

/**
 * Returns the total after the subtotal rules. It never falls while the subtotal grows, because a rule deducts at most
 * the whole subtotal.
 * @param subtotal sum of base price, options and all other rules
 */
export function totalAfter(subtotal: Cents, ofSubtotal: readonly PriceRule[]): Cents {
  const total = ofSubtotal.reduce((sum, rule) => {
    const form = readAmount(rule.amount);
    return form.kind === 'percent' ? sum + lineCents(shareCents(sum, form.percent), rule) : sum;
  }, subtotal);
  return Math.max(0, total);
}

/** Subtotal rules that apply together, and the states in which they do. */
export interface ApplyingRules {
  readonly rules: readonly PriceRule[];
  readonly states: Diagram;
}

/** Returns the rules that move the price in this direction, ignoring their conditions. */
export function boundingRules(ofSubtotal: readonly PriceRule[], direction: Direction): readonly PriceRule[] {
  return ofSubtotal.filter(({ amount }) => {
    const form = readAmount(amount);
    return form.kind === 'percent' && (direction === 'highest' ? form.percent > 0 : form.percent < 0);
  });
}

/** Returns every combination of rules that can apply together. */
export function applyingRules(
  { diagrams, holds }: TemplateModel,
  ofSubtotal: readonly PriceRule[],
  direction: Direction,
): readonly ApplyingRules[] {
  if (ofSubtotal.filter(({ when }) => when !== null).length > MAX_CONDITIONS)
    return [{ rules: boundingRules(ofSubtotal, direction), states: YES }];
  let found: readonly ApplyingRules[] = [{ rules: [], states: YES }];
  for (const rule of ofSubtotal) {
    const holding = holds(rule.when);
    found = found
      .flatMap(({ rules, states }) => [
        { rules: [...rules, rule], states: diagrams.and(states, holding) },
        { rules, states: diagrams.and(states, diagrams.not(holding)) },
      ])
      .filter(({ states }) => states !== NO);
  }
  return found;
}
