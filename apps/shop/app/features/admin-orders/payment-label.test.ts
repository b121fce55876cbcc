import { expect, it } from 'vitest';
import { paymentLabel } from './payment-label.ts';
import { orderTexts } from './texts/order-texts.ts';

it('[ADM-ORD-09] shows whether an order is paid', () => {
  expect(paymentLabel({ isPaid: true, status: 'completed' }, orderTexts.quoted)).toBe('Paid');
  expect(paymentLabel({ isPaid: false, status: 'pending' }, orderTexts.quoted)).toBe('Unpaid');
});

it('does not label an order as unpaid while its captured payment is being confirmed', () => {
  expect(paymentLabel({ isPaid: false, status: 'processing' }, orderTexts.en)).toBe('Confirming payment');
  expect(paymentLabel({ isPaid: false, status: 'processing' }, orderTexts.de)).toBe('Zahlung wird bestätigt');
});
