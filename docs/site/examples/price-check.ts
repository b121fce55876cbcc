// #region check
import {
  type Configurator,
  evaluate,
  type Issue,
  issuesOf,
  type PriceBreakdown,
  priceOf,
  restoreValues,
} from 'configurator-core';

export type Checked =
  | { readonly ok: true; readonly price: PriceBreakdown }
  | {
      readonly ok: false;
      readonly reason: 'outdated' | 'invalid' | 'price_changed';
      readonly issues: readonly Issue[];
    };

/** An order sent by the browser. */
export interface Order {
  readonly templateVersion: number;
  readonly values: unknown;
  readonly shownTotalCents: number;
}

/** Prices an order on the server. The base price comes from your catalog, never from the order. */
export function checkOrder(configurator: Configurator, basePriceCents: number, order: Order): Checked {
  if (order.templateVersion !== configurator.template.version) return { ok: false, reason: 'outdated', issues: [] };
  const { values, dropped } = restoreValues(configurator, order.values);
  const evaluation = evaluate(configurator, values, { basePriceCents });
  const issues = issuesOf(evaluation);
  if (issues.length > 0 || dropped.length > 0) return { ok: false, reason: 'invalid', issues };
  const price = priceOf(evaluation);
  if (price.totalCents !== order.shownTotalCents) return { ok: false, reason: 'price_changed', issues: [] };
  return { ok: true, price };
}
// #endregion check
