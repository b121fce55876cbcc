import { describe, expect, it } from 'vitest';
import { parseProfileAddress } from './profile-address.schema.ts';

const row = {
  first_name: 'Anna',
  last_name: 'Muster',
  phone: null,
  street: 'Lindenweg 4',
  city: 'Bremen',
  postal_code: '28195',
  country: 'Deutschland',
};

describe('address of a profile', () => {
  it('[SF-CHECK-05] is complete with street, city, postal code and country', () => {
    expect(parseProfileAddress(row, 'anna@example.de')).toMatchObject({ street: 'Lindenweg 4', phone: '' });
  });

  it.each(['street', 'city', 'postal_code', 'country'])('[SF-CHECK-05] is not complete without %s', (column) => {
    for (const value of [null, '', '  ']) {
      expect(parseProfileAddress({ ...row, [column]: value }, 'anna@example.de')).toBeNull();
    }
  });

  it('is not complete with a country without delivery or a postal code of another country', () => {
    expect(parseProfileAddress({ ...row, country: 'Polen' }, 'anna@example.de')).toBeNull();
    expect(parseProfileAddress({ ...row, country: 'Österreich' }, 'anna@example.de')).toBeNull();
    expect(parseProfileAddress(null, 'anna@example.de')).toBeNull();
  });
});
