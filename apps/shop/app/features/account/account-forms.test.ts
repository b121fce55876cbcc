import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { changePasswordSchema, loginSchemas, registrationSchema, resetPasswordSchema } from './account-forms.schema.ts';

function issuesOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('forms of the account', () => {
  it('[SF-AUTH-03] The login requires e-mail and password', () => {
    expect(issuesOf(loginSchemas.de, { email: ' ', password: '' })).toMatchObject({
      email: expect.any(String),
      password: 'Passwort ist erforderlich',
    });
    expect(issuesOf(loginSchemas.de, { email: 'anna@example.de', password: 'x' })).toEqual({});
  });

  it('[SF-AUTH-07] A registration requires first name, last name, e-mail and password', () => {
    const issues = issuesOf(registrationSchema, { firstName: '', lastName: ' ', email: '', password: '' });
    expect(Object.keys(issues).sort()).toEqual(['email', 'firstName', 'lastName', 'password']);
  });

  it('[SF-AUTH-08] A password of registration has at least 6 characters', () => {
    const person = { firstName: 'Anna', lastName: 'Muster', email: 'anna@example.de' };
    expect(issuesOf(registrationSchema, { ...person, password: '12345' })).toEqual({
      password: 'Das Passwort muss mindestens 6 Zeichen lang sein.',
    });
    expect(issuesOf(registrationSchema, { ...person, password: '123456' })).toEqual({});
  });

  it.each([
    ['72 letters', 'a'.repeat(72), true],
    ['73 letters', 'a'.repeat(73), false],
    ['36 umlauts', 'ä'.repeat(36), true],
    ['37 umlauts', 'ä'.repeat(37), false],
  ])('Bcrypt reads 72 bytes of a password: %s', (_, password, isAccepted) => {
    expect(issuesOf(resetPasswordSchema, { password, confirmation: password })).toEqual(
      isAccepted ? {} : { password: 'Das Passwort hat höchstens 72 Zeichen, Umlaute zählen doppelt.' },
    );
  });

  it('[SF-AUTH-23] [SF-AUTH-24] A new password needs the minimum length and a matching repetition', () => {
    expect(issuesOf(resetPasswordSchema, { password: '12345', confirmation: '54321' })).toEqual({
      password: 'Das Passwort muss mindestens 6 Zeichen lang sein',
      confirmation: 'Die Passwörter stimmen nicht überein',
    });
    expect(issuesOf(resetPasswordSchema, { password: '123456', confirmation: '654321' })).toEqual({
      confirmation: 'Die Passwörter stimmen nicht überein',
    });
    expect(issuesOf(resetPasswordSchema, { password: '123456', confirmation: '123456' })).toEqual({});
  });

  it('[SF-PROF-05] [SF-PROF-06] The profile has the same password rules with its own messages', () => {
    expect(issuesOf(changePasswordSchema, { currentPassword: '', password: '12345', confirmation: '' })).toEqual({
      currentPassword: 'Aktuelles Passwort ist erforderlich',
      password: 'Das neue Passwort muss mindestens 6 Zeichen lang sein',
      confirmation: 'Die neuen Passwörter stimmen nicht überein',
    });
    const changed = { currentPassword: 'alt', password: '123456', confirmation: '123456' };
    expect(issuesOf(changePasswordSchema, { ...changed, confirmation: '654321' })).toEqual({
      confirmation: 'Die neuen Passwörter stimmen nicht überein',
    });
    expect(issuesOf(changePasswordSchema, changed)).toEqual({});
  });
});
