import { describe, expect, it } from 'vitest';
import { regexes } from 'zod/mini';
import { emailExpression } from './text.ts';

describe('e-mail addresses', () => {
  it('E-mail addresses are matched by the regular expression of zod', () => {
    // A hyphen at the end of a set needs no backslash.
    expect(emailExpression.source).toBe(regexes.email.source.replaceAll('\\-', '-'));
    expect(emailExpression.flags).toBe(regexes.email.flags);
  });
});
