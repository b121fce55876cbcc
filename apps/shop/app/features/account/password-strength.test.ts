import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', null],
  ['12345', null],
  ['123456789012', 'weak'],
  ['Passwort2026!', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['dackel', 'weak'],
  ['Dackel7x', 'fair'],
  ['korb leine napf dackel', 'good'],
  ['xK9#vLq2!mRt', 'good'],
] as const)('The hint for %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
