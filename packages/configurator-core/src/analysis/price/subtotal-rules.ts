import { lineCents, shareCents } from '../../amount/amount-cents.ts';
import { readAmount } from '../../contract/prices/price-amount.ts';
import type { PriceRule } from '../../contract/template/template.ts';
import type { Cents } from '../../money.ts';
import { type Diagram, NO, YES } from '../diagram/decision-diagram.ts';
import type { TemplateModel } from '../model/template-model.ts';
import type { Direction } from '../numbers/line-end.ts';

/** Rules of the subtotal whose conditions are taken in every combination; with more, each is taken for itself. */
const MAX_CONDITIONS = 4;

/** The price rules of a template that are taken of the subtotal, and all others. */
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
 * The total after rules of the subtotal. It never falls while the subtotal grows: a rule takes at most all of it.
 * @param subtotal base, options and all other rules
 */
export function totalAfter(subtotal: Cents, ofSubtotal: readonly PriceRule[]): Cents {
  const total = ofSubtotal.reduce((sum, rule) => {
    const form = readAmount(rule.amount);
    return form.kind === 'percent' ? sum + lineCents(shareCents(sum, form.percent), rule) : sum;
  }, subtotal);
  return Math.max(0, total);
}

/** Rules of the subtotal that apply together, and in which states. */
export interface ApplyingRules {
  readonly rules: readonly PriceRule[];
  readonly states: Diagram;
}

/** The rules that apply at the most where their conditions are not looked at: only those that move the price that way. */
export function boundingRules(ofSubtotal: readonly PriceRule[], direction: Direction): readonly PriceRule[] {
  return ofSubtotal.filter(({ amount }) => {
    const form = readAmount(amount);
    return form.kind === 'percent' && (direction === 'highest' ? form.percent > 0 : form.percent < 0);
  });
}

/** Every combination of the rules that can apply together. */
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
