import fc from 'fast-check';
import { deliveryCountries } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { addressFormSchema, profileFormSchema, profileRowSchema } from './profile.schema.ts';
import { profileChanges } from './profile.ts';

const empty = { firstName: '', lastName: '', phone: '', street: '', postalCode: '', city: '', country: 'Deutschland' };

describe('the profile', () => {
  it('[SF-PROF-02] The profile defaults to Deutschland as country', () => {
    const row = { first_name: 'Anna', last_name: '', phone: null, street: null, city: null, postal_code: null };
    expect(profileRowSchema.parse({ ...row, country: null })).toEqual({ ...empty, firstName: 'Anna' });
  });

  it('[SF-PROF-10] The profile can be saved with empty fields', () => {
    expect(profileFormSchema.safeParse(empty).success).toBe(true);
  });

  it('[SF-PROF-10] The profile can be saved with a postal code in any format', () => {
    expect(profileFormSchema.safeParse({ ...empty, postalCode: 'xyz' }).error).toBeUndefined();
  });
});

describe('the changes of a profile', () => {
  const anna = { ...empty, firstName: 'Anna', phone: '030 1', street: 'Ring 7', postalCode: '10115', city: 'Berlin' };

  it('The changes of a profile are only the edited fields', () => {
    expect(profileChanges(anna, anna)).toEqual({});
    expect(profileChanges(anna, { ...anna, phone: '', lastName: 'Muster' })).toEqual({ phone: '', lastName: 'Muster' });
  });

  it('The changes of a profile have the whole address if a part of it was edited', () => {
    const address = { street: 'Ring 8', postalCode: '10115', city: 'Berlin', country: 'Deutschland' };
    expect(profileChanges(anna, { ...anna, street: 'Ring 8' })).toEqual(address);
  });

  it('Changes of a profile never mix the addresses of two tabs, nor undo what only the other tab edited', () => {
    const text = fc.constantFrom('', 'A', 'B');
    const profiles = fc.record({
      firstName: text,
      lastName: text,
      phone: text,
      street: text,
      postalCode: text,
      city: text,
      country: text,
    });
    const addressOf = ({ street, postalCode, city, country }: typeof empty) => [street, postalCode, city, country];
    fc.assert(
      fc.property(profiles, profiles, profiles, (shown, one, other) => {
        const stored = { ...shown, ...profileChanges(shown, one), ...profileChanges(shown, other) };
        expect([addressOf(one), addressOf(other)]).toContainEqual(addressOf(stored));
        for (const name of ['firstName', 'lastName', 'phone'] as const) {
          if (other[name] === shown[name]) expect(stored[name]).toBe(one[name]);
        }
      }),
    );
  });
});

describe('a further address', () => {
  const complete = { label: 'Büro', street: 'Weg 1', postalCode: '1010', city: 'Wien', country: 'Österreich' };

  it.each(deliveryCountries.map(({ name, postalCodeExample }) => [name, postalCodeExample]))(
    'The postal code is validated by its country: %s accepts %s',
    (country, postalCode) => {
      expect(addressFormSchema.safeParse({ ...complete, country, postalCode }).success).toBe(true);
      const issues = addressFormSchema.safeParse({ ...complete, country, postalCode: '1' }).error?.issues;
      expect(issues?.map(({ path, message }) => [path.join(), message])).toEqual([
        ['postalCode', `Ungültige Postleitzahl für ${country}, zum Beispiel ${postalCode}`],
      ]);
    },
  );

  it.each([
    ['Deutschland', '1010'],
    ['Österreich', '28195'],
  ])('The country %s refuses the postal code %s of another country', (country, postalCode) => {
    const issues = addressFormSchema.safeParse({ ...complete, country, postalCode }).error?.issues;
    expect(issues?.map(({ path }) => path.join())).toEqual(['postalCode']);
  });

  it('A further address requires every field', () => {
    const issues = addressFormSchema.safeParse({ label: '', street: '', postalCode: '', city: '', country: '' }).error
      ?.issues;
    expect(issues?.map(({ path }) => path.join())).toEqual(['label', 'street', 'postalCode', 'city', 'country']);
  });
});
