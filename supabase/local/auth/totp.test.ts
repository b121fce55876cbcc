import { describe, expect, it } from 'vitest';
import { matchTotpCode, newTotpSecret, totpCode, totpStep } from './totp.ts';

/** '12345678901234567890' in base 32, the secret of the RFC's test vectors. */
const rfcSeed = 'GEZDGNBVGY3TQOJQ'.repeat(2);

describe('codes of an authenticator app', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082'],
    ['2005-03-18T01:58:29Z', '081804'],
    ['2033-05-18T03:33:20Z', '279037'],
  ])('[BEY-40] The codes of an authenticator app match RFC 6238 at %s', (time, code) => {
    expect(totpCode(rfcSeed, totpStep(new Date(time)))).toBe(code);
  });

  it('[BEY-40] Codes of an authenticator app are accepted from adjacent time steps only, and once', () => {
    const own = newTotpSecret();
    const now = new Date('2026-11-22T10:00:00Z');
    const step = totpStep(now);
    for (const shift of [-1, 0, 1])
      expect(matchTotpCode(own, totpCode(own, step + shift), now, null)).toBe(step + shift);
    for (const shift of [-2, 2]) expect(matchTotpCode(own, totpCode(own, step + shift), now, null)).toBeNull();
    expect(matchTotpCode(own, totpCode(own, step), now, step)).toBeNull();
    expect(matchTotpCode(own, '', now, null)).toBeNull();
  });

  it('[BEY-40] Codes of an authenticator app use a separate secret for each factor', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });
});
