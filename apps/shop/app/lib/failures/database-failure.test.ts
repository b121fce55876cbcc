import { readdir, readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setAdminLanguageMode } from '../language/admin-language.ts';
import { sessionStore } from '../session/session.ts';
import { memoryStorage } from '../storage/memory-storage.fixture.ts';
import { failureText } from './database-failure.ts';

const general = 'Ein unbekannter Fehler ist aufgetreten';
const migrations = new URL('../../../../../supabase/migrations/', import.meta.url);

const before = sessionStore.getState();
afterEach(() => {
  sessionStore.setState(before);
  vi.unstubAllGlobals();
});

describe('the text of a failure', () => {
  it("[ERR-01] The text of a failure is the server's message, with or without a code", () => {
    const message = 'Die Datenbank antwortet nicht.';
    expect(failureText({ code: 'XX000', message, details: null })).toBe(message);
    expect(failureText({ message })).toBe(message);
  });

  it.each(['22P02', '22P05', '22021', '22008'])(
    'The text of a failure is advice for a value that the database cannot read (%s)',
    (code) => {
      const error = { code, message: 'unsupported Unicode escape sequence' };
      expect(failureText(error)).toBe('Eine Angabe ist ungültig. Bitte prüfen Sie die Eingaben.');
    },
  );

  it('[ERR-01] The text of a failure is a default without a message of the server', () => {
    for (const error of [
      null,
      'gone',
      {},
      { message: '<html>502 Bad Gateway' },
      { code: '57014', message: '' },
      new TypeError('x is undefined'),
    ]) {
      expect(failureText(error)).toBe(general);
    }
  });

  it('[ERR-01] The text of a failure is the default with advice if the connection is lost', () => {
    for (const error of [
      new TypeError('Failed to fetch'),
      new TypeError('NetworkError when attempting to fetch resource.'),
      new TypeError('Load failed'),
      { code: '', message: 'TypeError: Failed to fetch', details: '', hint: '' },
    ]) {
      const german = `${general}. Ihre Eingaben sind noch da. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.`;
      expect(failureText(error)).toBe(german);
      // Also on the English pages of the specification, which quotes the default in German.
      expect(failureText(error, 'en')).toBe(german);
    }
  });

  it('[ERR-01] The text of a failure is in English for an admin who chose it', () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: memoryStorage() }));
    const user = { email: 'mara@example.de', firstName: '', lastName: '', roles: ['admin'] as const, isAdmin: true };
    sessionStore.setState({ lastUser: { status: 'signedIn', userId: 'mara', ...user } });
    setAdminLanguageMode('en');
    expect(failureText(new TypeError('Failed to fetch'), 'en')).toBe(
      'An unknown error occurred. Nothing you entered is lost. Please check your connection and try again.',
    );
    expect(failureText({ code: '57014', message: '' }, 'en')).toBe('An unknown error occurred');
  });

  it('Every row that another admin may have deleted has advice', async () => {
    const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql'));
    const sql = (await Promise.all(names.map((name) => readFile(new URL(name, migrations), 'utf8')))).join('\n');
    const errors = new Set([...sql.matchAll(/raise exception '(unknown_\w+)'/g)].map(([, error]) => String(error)));
    expect(errors).toContain('unknown_material');
    const withoutAdvice = [...errors].filter((message) => failureText({ code: 'PT404', message }) === message);
    // A refund that only a function names.
    expect(withoutAdvice.sort()).toEqual(['unknown_refund']);
  });

  it('Known errors of the database have advice', () => {
    const deleted = { code: 'PT404', message: 'unknown_category' };
    expect(failureText(deleted)).toContain('Papierkorb');
    expect(failureText(deleted, 'en')).toContain('restored from the trash');
    expect(failureText({ code: '23503', message: 'violates foreign key constraint "x"' })).toContain('neu');
    expect(failureText({ code: 'PGRST303', message: 'JWT expired' })).toContain('wieder an');
  });
});
