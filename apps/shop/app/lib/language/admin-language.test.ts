import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../session/session.ts';
import { memoryStorage } from '../storage/memory-storage.fixture.ts';
import { adminLanguageMode, pageLanguage, setAdminLanguageMode, watchAdminLanguage } from './admin-language.ts';

const before = sessionStore.getState();

function signIn(userId: string): void {
  const names = { email: `${userId}@example.de`, firstName: '', lastName: '' };
  sessionStore.setState({ lastUser: { status: 'signedIn', userId, ...names, roles: ['admin'], isAdmin: true } });
}

beforeEach(() => vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: memoryStorage() })));
afterEach(() => {
  sessionStore.setState(before);
  vi.unstubAllGlobals();
});

it('[ADM-NAV-07] Each page has its prescribed language unless the admin chose one', () => {
  signIn('mara');
  expect([pageLanguage('en'), pageLanguage('de')]).toEqual(['en', 'de']);
  setAdminLanguageMode('de');
  expect([pageLanguage('en'), pageLanguage('de')]).toEqual(['de', 'de']);
  setAdminLanguageMode('prescribed');
  expect(pageLanguage('en')).toBe('en');
});

it('One setting is stored per admin and none without an admin', () => {
  signIn('mara');
  setAdminLanguageMode('de');
  signIn('otto');
  expect(adminLanguageMode()).toBe('prescribed');
  signIn('mara');
  expect(adminLanguageMode()).toBe('de');
  sessionStore.setState({ lastUser: null });
  setAdminLanguageMode('de');
  expect(adminLanguageMode()).toBe('prescribed');
});

it('A stored setting that does not exist is ignored', () => {
  signIn('mara');
  window.localStorage.setItem('admin-language:mara', 'fr');
  expect(adminLanguageMode()).toBe('prescribed');
});

it('Subscribers are notified of changes in this tab, in another tab and of the admin', () => {
  signIn('mara');
  const listener = vi.fn();
  const stop = watchAdminLanguage(listener);
  setAdminLanguageMode('de');
  window.dispatchEvent(new Event('storage'));
  signIn('otto');
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  signIn('mara');
  expect(listener).toHaveBeenCalledTimes(3);
});
