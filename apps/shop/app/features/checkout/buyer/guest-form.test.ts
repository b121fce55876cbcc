import { deliveryCountries } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { emptyGuestForm, type GuestFormValues, parseGuestForm } from './guest-form.ts';

const filled: GuestFormValues = {
  firstName: ' Anna ',
  lastName: 'Muster',
  email: 'anna@example.de',
  phone: '',
  street: 'Musterstraße 1',
  city: 'Musterstadt',
  postalCode: ' 12345',
  country: 'Deutschland',
};

const issuesOf = (values: GuestFormValues) => {
  const result = parseGuestForm(values);
  return result.ok ? {} : result.error;
};

describe('guest form', () => {
  it('[SF-CHECK-12] [SF-CHECK-13] [SF-CHECK-14] The form accepts a full address without phone and trims it', () => {
    expect(parseGuestForm(filled)).toEqual({
      ok: true,
      value: { ...filled, firstName: 'Anna', postalCode: '12345' },
    });
  });

  it('[SF-CHECK-15] The form starts in Deutschland, the first of ten delivery countries', () => {
    expect(emptyGuestForm.country).toBe('Deutschland');
    expect(deliveryCountries).toHaveLength(10);
  });

  it.each([
    ['SF-CHECK-19', 'firstName', 'Vorname ist erforderlich'],
    ['SF-CHECK-20', 'lastName', 'Nachname ist erforderlich'],
    ['SF-CHECK-21', 'email', 'E-Mail ist erforderlich'],
    ['SF-CHECK-23', 'street', 'Straße und Hausnummer sind erforderlich'],
    ['SF-CHECK-24', 'city', 'Stadt ist erforderlich'],
    ['SF-CHECK-25', 'postalCode', 'Postleitzahl ist erforderlich'],
    ['SF-CHECK-26', 'country', 'Land ist erforderlich'],
  ] as const)('[%s] [SF-CHECK-18] An empty or blank %s is reported as missing', (_, name, message) => {
    expect(issuesOf({ ...filled, [name]: '' })).toEqual({ [name]: message });
    expect(issuesOf({ ...filled, [name]: '   ' })).toEqual({ [name]: message });
  });

  it.each(['anna', 'anna@example', 'anna.example.de', 'a b@example.de'])(
    '[SF-CHECK-22] The e-mail address %s is refused',
    (email) => {
      expect(issuesOf({ ...filled, email })).toEqual({ email: 'Ungültige E-Mail-Adresse' });
    },
  );

  it('Every issue is named at once', () => {
    expect(Object.keys(issuesOf(emptyGuestForm))).toEqual([
      'firstName',
      'lastName',
      'email',
      'street',
      'city',
      'postalCode',
    ]);
  });

  it('The postal code is validated by country even if other fields are invalid', () => {
    const message = 'Ungültige Postleitzahl für Österreich, zum Beispiel 1010';
    expect(issuesOf({ ...filled, country: 'Österreich' })).toEqual({ postalCode: message });
    expect(issuesOf({ ...filled, country: 'Österreich', city: '' })).toMatchObject({ postalCode: message });
    expect(parseGuestForm({ ...filled, country: 'Österreich', postalCode: '1010' }).ok).toBe(true);
  });

  it('A country without delivery is refused', () => {
    expect(issuesOf({ ...filled, country: 'Atlantis' })).toEqual({ country: 'In dieses Land liefern wir nicht' });
  });
});
