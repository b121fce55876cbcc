import { expect, it } from 'vitest';
import { paymentWord } from './payment-word.ts';
import { orderTexts } from './texts/order-texts.ts';

it('[ADM-ORD-09] says whether an order is paid', () => {
  expect(paymentWord({ isPaid: true, status: 'completed' }, orderTexts.quoted)).toBe('Paid');
  expect(paymentWord({ isPaid: false, status: 'pending' }, orderTexts.quoted)).toBe('Unpaid');
});

it('does not call an order unpaid whose captured payment is being confirmed', () => {
  expect(paymentWord({ isPaid: false, status: 'processing' }, orderTexts.en)).toBe('Confirming payment');
  expect(paymentWord({ isPaid: false, status: 'processing' }, orderTexts.de)).toBe('Zahlung wird bestätigt');
});
