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

const parsed = (overrides: object) => parseProfileAddress({ ...row, ...overrides }, 'anna@example.de');

describe('address of a profile', () => {
  it('[SF-CHECK-05] A profile address is complete with street, city, postal code and country', () => {
    expect(parsed({})).toMatchObject({ ok: true, value: { street: 'Lindenweg 4', phone: '' } });
  });

  it.each([
    ['street', 'Straße und Hausnummer'],
    ['city', 'Stadt'],
    ['postal_code', 'Postleitzahl'],
    ['country', 'Land'],
  ])('[SF-CHECK-05] A profile address is not complete without %s', (column, label) => {
    for (const value of [null, '', '  ']) {
      expect(parsed({ [column]: value })).toEqual({ ok: false, error: [label] });
    }
  });

  it('A profile address without the recipient’s name is not complete, and lists what is missing', () => {
    expect(parsed({ first_name: '' })).toEqual({ ok: false, error: ['Vorname'] });
    expect(parsed({ first_name: ' ', last_name: '' })).toEqual({ ok: false, error: ['Vorname', 'Nachname'] });
  });

  it('A profile address is not complete with a country without delivery or a foreign postal code', () => {
    expect(parsed({ country: 'Polen' })).toEqual({ ok: false, error: [] });
    expect(parsed({ country: 'Österreich' })).toEqual({ ok: false, error: ['gültige Postleitzahl'] });
    expect(parseProfileAddress(null, 'anna@example.de')).toEqual({ ok: false, error: [] });
  });
});
