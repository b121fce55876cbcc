import { describe, expect, it } from 'vitest';
import { consentPolicy, isConsentDue } from './consent-policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const record = {
  categories: ['necessary'],
  services: { necessary: [], analytics: [] },
  revision: consentPolicy.revision,
  consentId: '5c1a9d6e-0000-4000-8000-000000000000',
  consentTimestamp: '2026-11-01T12:00:00Z',
  lastConsentTimestamp: '2026-11-01T12:00:00Z',
  languageCode: 'de',
  expirationTime: now.getTime() + 1_000,
  data: null,
};

function cookies(value: object | string): string {
  const text = typeof value === 'string' ? value : encodeURIComponent(JSON.stringify(value));
  return `theme=dark; cc_cookie=${text}; other=1`;
}

describe('a visitor is asked for consent', () => {
  it('[CONSENT-07] [CONSENT-08] A visitor without a consent cookie is asked', () => {
    expect(isConsentDue('', now)).toBe(true);
    expect(isConsentDue('theme=dark', now)).toBe(true);
  });

  it('A visitor with a valid cookie is not asked', () => {
    expect(isConsentDue(cookies(record), now)).toBe(false);
  });

  it('[CONSENT-09] A visitor with an expired cookie is asked', () => {
    expect(isConsentDue(cookies({ ...record, expirationTime: now.getTime() }), now)).toBe(true);
  });

  it('[CONSENT-10] A visitor with a cookie of an older revision is asked', () => {
    expect(isConsentDue(cookies({ ...record, revision: consentPolicy.revision - 1 }), now)).toBe(true);
  });

  it.each(['', '%', 'null', '{}', '%7B%22revision%22:1%7D'])(
    'A visitor with an invalid cookie is asked: %j',
    (text) => {
      expect(isConsentDue(cookies(text), now)).toBe(true);
    },
  );
});
