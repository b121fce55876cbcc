import { errorStatus, isErrorCode } from 'shop-backend/contracts';
import { describe, expect, it } from 'vitest';
import { failure } from '../machine/checkout-failure.ts';
import { failureText } from './checkout-texts.ts';

describe('texts of failures', () => {
  it('[SF-CHECK-08] A text asks a guest for the address', () => {
    expect(failureText(failure('address_required')).text).toBe(
      'Als Gast benötigen Sie eine Lieferadresse für die Bestellung.',
    );
  });

  it.each([
    ['cancelled', 'Zahlung abgebrochen'],
    ['payment_failed', 'Zahlungsfehler'],
    ['instrument_declined', 'Zahlungsfehler'],
    ['payment_not_approved', 'Zahlungsfehler'],
  ] as const)('The page does not repeat the title of the toast: %s', (code, toastTitle) => {
    const { title, text } = failureText(failure(code));
    expect(`${title} ${text}`).not.toContain(toastTitle);
  });

  it('A text names the article that is no longer offered', () => {
    const text = failureText(failure('article_unavailable', { articleId: 'a', title: 'Halsband' }));
    expect(text.text).toMatch(/^Halsband wird zurzeit nicht angeboten\./);
    expect(failureText(failure('article_unavailable', { title: null })).text).toMatch(/^Ein Artikel wird/);
  });

  it('A text names the line whose configuration no longer fits', () => {
    for (const code of ['template_outdated', 'configuration_invalid'] as const) {
      const { text } = failureText(failure(code, { index: 1 }), ['Halsband', 'Hundebett']);
      expect(text).toMatch(/^Hundebett (wird|lässt sich) .* Es wurde nichts abgebucht\./);
      expect(failureText(failure(code, { index: 7 }), ['Halsband']).text).toMatch(/^Ein Artikel /);
    }
  });

  it('A text names the file that has to be uploaded again', () => {
    const { text } = failureText(failure('file_unavailable', { index: 1, names: ['Bello.webp'] }), [
      'Halsband',
      'Mantel',
    ]);
    expect(text).toMatch(/^Mantel: Eine Datei .*\(Bello\.webp\).* laden Sie die Datei neu hoch/);
    expect(failureText(failure('file_unavailable')).text).toMatch(/^Ein Artikel: Eine Datei /);
  });

  it('A text includes the log reference for the shopper to quote', () => {
    expect(failureText(failure('internal_error', { reference: 'R-1' })).text).toContain('(Vorgang R-1)');
  });

  it('Every failure that the shopper can resolve has a text of its own', () => {
    const resolvable = [
      ...(['cancelled', 'payment_failed', 'window_blocked', 'network'] as const),
      ...(['instrument_declined', 'payment_not_approved', 'payment_unavailable', 'too_many_requests'] as const),
      ...(['price_changed', 'address_required', 'not_signed_in', 'account_deactivated'] as const),
      ...(['buyer_changed', 'recipient_changed'] as const),
      ...(['article_unavailable', 'material_sold_out', 'file_unavailable'] as const),
      ...(['template_outdated', 'configuration_invalid'] as const),
    ];
    const general = failureText(failure('internal_error')).title;
    expect(general).toBe('Die Bestellung ist nicht durchgegangen');
    expect(resolvable.filter((code) => failureText(failure(code)).title === general)).toEqual([]);
  });

  it('Every error code of the functions has a text', () => {
    for (const code of Object.keys(errorStatus).filter(isErrorCode)) {
      const { title, text } = failureText(failure(code));
      expect(`${title} ${text}`).not.toMatch(/!|undefined|_/);
      expect(text.endsWith('.')).toBe(true);
    }
  });
});
