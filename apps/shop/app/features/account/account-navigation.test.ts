import { describe, expect, it } from 'vitest';
import { accountNavigation } from './account-navigation.ts';
import { aUser } from './with-account.fixture.tsx';

const labels = (session: Parameters<typeof accountNavigation>[0]) =>
  accountNavigation(session).map(({ label }) => label);

describe('links of the side menu', () => {
  it('[SF-NAV-34] The links offer the login to guests only', () => {
    expect(labels({ status: 'guest' })).toEqual(['Anmelden']);
    expect(labels(aUser())).not.toContain('Anmelden');
  });

  it('[SF-NAV-32] The links lead signed-in users to their orders and profile', () => {
    expect(labels(aUser())).toEqual(['Meine Bestellungen', 'Mein Profil']);
  });

  it('[SF-NAV-33] The links lead admins to the administration', () => {
    expect(labels(aUser(true))).toEqual(['Meine Bestellungen', 'Administration', 'Mein Profil']);
  });

  it('The links are empty until the session is known', () => {
    expect(labels({ status: 'unknown' })).toEqual([]);
  });
});
