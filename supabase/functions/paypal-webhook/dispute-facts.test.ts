import { expect, it } from 'vitest';
import { disputeFacts } from './dispute-facts.ts';

const money = (value: string, currency_code = 'EUR') => ({ value, currency_code });
const moved = (type: string, value: string) => ({ party: 'SELLER', type, amount: money(value) });

/** A resolved dispute about 20 euros. */
const dispute = (outcome_code: string, fund_movements?: ReturnType<typeof moved>[]) => ({
  dispute_id: 'PP-D-1',
  disputed_transactions: [],
  reason: 'UNAUTHORISED',
  status: 'RESOLVED',
  dispute_amount: money('20.00'),
  dispute_outcome: { outcome_code },
  ...(fund_movements && { fund_movements }),
});

it.each([
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
  ['DENIED', 'won'],
  ['CANCELED_BY_BUYER', 'withdrawn'],
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['ACCEPTED', 'lost'],
  ['NONE', 'lost'],
  ['SOMETHING_NEW', 'lost'],
])('A dispute with the outcome %s is %s', (outcome, state) => {
  expect(disputeFacts(dispute(outcome))).toMatchObject({ state, amountCents: 2_000, currency: 'EUR' });
});

it.each([
  ['was taken and given back', [moved('DEBIT', '20.00'), moved('CREDIT', '20.00')], 2_000],
  ['was given back in part', [moved('DEBIT', '20.00'), moved('CREDIT', '15.00')], 1_500],
  ['was taken again', [moved('DEBIT', '20.00'), moved('CREDIT', '20.00'), moved('DEBIT', '20.00')], 0],
  ['was never taken', [{ ...moved('CREDIT', '20.00'), party: 'BUYER' }], 0],
])('The money that PayPal returned follows its movements: the money %s', (_what, movements, returnedCents) => {
  expect(disputeFacts(dispute('RESOLVED_SELLER_FAVOUR', movements))).toMatchObject({ returnedCents });
});

it('The outcome of a dispute without movements decides what was returned', () => {
  expect(disputeFacts(dispute('CANCELED_BY_BUYER'))).toMatchObject({ returnedCents: 2_000 });
  expect(disputeFacts(dispute('ACCEPTED'))).toMatchObject({ returnedCents: 0 });
  expect(disputeFacts({ ...dispute('NONE'), status: 'UNDER_REVIEW' })).toMatchObject({
    state: 'open',
    returnedCents: 0,
  });
});

it('A dispute without an amount has no facts', () => {
  expect(disputeFacts({ ...dispute('ACCEPTED'), dispute_amount: undefined })).toBeNull();
  expect(disputeFacts({ ...dispute('ACCEPTED'), dispute_amount: money('0.00') })).toBeNull();
});
