import { expect, it } from 'vitest';
import { missingForOrder } from './missing-for-order.ts';

const profile = {
  firstName: 'Anna',
  lastName: 'Muster',
  street: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'Deutschland',
};

it('The fields missing for an order are listed', () => {
  expect(missingForOrder(profile)).toEqual([]);
  expect(missingForOrder({ ...profile, postalCode: '', city: ' ', country: 'Polen' })).toEqual([
    'Postleitzahl',
    'Stadt',
  ]);
});

it.each(['xyz', '1010'])('The postal code %s is listed as invalid for the country', (postalCode) => {
  expect(missingForOrder({ ...profile, postalCode })).toEqual(['gültige Postleitzahl']);
});
