import { expect, it } from 'vitest';
import { isConfirmingPayment, paymentLabel } from './payment-label.ts';
import { orderTexts } from './texts/order-texts.ts';

it('[ADM-ORD-09] an order is paid or unpaid, whatever its status', () => {
  expect(paymentLabel({ isPaid: true }, orderTexts.quoted)).toBe('Paid');
  expect(paymentLabel({ isPaid: false }, orderTexts.quoted)).toBe('Unpaid');
  const processing = { isPaid: false, status: 'processing' } as const;
  expect(paymentLabel(processing, orderTexts.en)).toBe('Unpaid');
  expect(paymentLabel(processing, orderTexts.de)).toBe('Unbezahlt');
});

it('a captured payment is being confirmed until it is paid or needs a review', () => {
  const processing = { isPaid: false, isUnderReview: false, status: 'processing' } as const;
  expect(isConfirmingPayment(processing)).toBe(true);
  expect(isConfirmingPayment({ ...processing, isPaid: true })).toBe(false);
  expect(isConfirmingPayment({ ...processing, isUnderReview: true })).toBe(false);
  expect(isConfirmingPayment({ ...processing, status: 'pending' })).toBe(false);
});
