import type { PayPalDispute } from '../_shared/paypal/paypal.schema.ts';
import { paypalCents } from '../_shared/paypal/paypal-cents.ts';

/** What a dispute means for its payment. Amounts in cents of `currency`. */
export interface DisputeFacts {
  state: 'open' | 'won' | 'lost' | 'withdrawn';
  amountCents: number;
  currency: string;
  /** What PayPal returned of the money that it took for this dispute */
  returnedCents: number;
}

/** States by PayPal's outcome. With a payout PayPal pays the buyer itself. Any other outcome is a loss. */
const outcomes: Readonly<Record<string, DisputeFacts['state']>> = {
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  DENIED: 'won',
  CANCELED_BY_BUYER: 'withdrawn',
};

/**
 * Reads state and amounts of a dispute.
 * @returns null if it has no amount
 */
export function disputeFacts(dispute: PayPalDispute): DisputeFacts | null {
  const { dispute_amount: amount } = dispute;
  const amountCents = amount === undefined ? 0 : Math.abs(paypalCents(amount));
  if (amount === undefined || !(amountCents > 0)) return null;
  const state =
    dispute.status === 'RESOLVED' ? (outcomes[dispute.dispute_outcome?.outcome_code ?? ''] ?? 'lost') : 'open';
  return {
    state,
    amountCents,
    currency: amount.currency_code,
    returnedCents: returnedCents(dispute, state, amountCents),
  };
}

function returnedCents(dispute: PayPalDispute, state: DisputeFacts['state'], amountCents: number): number {
  if (state === 'open') return 0;
  const movements = dispute.fund_movements ?? dispute.money_movements;
  // Without a list of movements the outcome decides.
  if (movements === undefined || movements.length === 0) return state === 'lost' ? 0 : amountCents;
  const sumOf = (type: string) =>
    movements
      .filter((movement) => (movement.party ?? movement.affected_party) === 'SELLER' && movement.type === type)
      .reduce((sum, movement) => sum + (movement.amount === undefined ? 0 : Math.abs(paypalCents(movement.amount))), 0);
  // PayPal may return the money, take it again and so on. What counts is what is still taken at the end.
  const debits = sumOf('DEBIT');
  return Math.max(0, Math.min(debits, amountCents) - Math.max(0, debits - sumOf('CREDIT')));
}
