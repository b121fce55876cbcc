import { expect, it } from 'vitest';
import { missingForOrder } from './missing-for-order.ts';

it('lists the fields missing for an order', () => {
  const profile = {
    firstName: 'Anna',
    lastName: 'Muster',
    street: 'Weg 1',
    postalCode: '',
    city: ' ',
    country: 'Polen',
  };
  expect(missingForOrder(profile)).toEqual(['Postleitzahl', 'Stadt']);
});
