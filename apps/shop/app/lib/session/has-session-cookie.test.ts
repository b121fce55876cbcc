import { describe, expect, it } from 'vitest';
import { hasSessionCookie } from './has-session-cookie.ts';

describe('cookies of a session', () => {
  it.each([
    ['sb-project-auth-token=base64-abc', true],
    ['theme=dark; sb-127-auth-token.0=abc; sb-127-auth-token.1=def', true],
    ['sb-project-auth-token=', false],
    ['sb-project-auth-token-code-verifier=abc', false],
    ['theme=dark', false],
    ['', false],
  ])('The session cookie is recognized in %j: %s', (cookies, isHeld) => {
    expect(hasSessionCookie(cookies)).toBe(isHeld);
  });
});
