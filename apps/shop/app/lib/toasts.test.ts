import { describe, expect, it, vi } from 'vitest';
import { closeAllToasts, connectToasts, showErrorToast, showToast } from './toasts.ts';

describe('toasts', () => {
  it('A toast sent before the region is mounted is queued and shown once', () => {
    showToast({ title: 'Artikel hinzugefügt' });
    const show = vi.fn();
    const disconnect = connectToasts(show);
    showErrorToast({ title: 'Zahlungsfehler', id: 'checkout' });
    expect(show.mock.calls).toEqual([
      [{ title: 'Artikel hinzugefügt', type: 'success' }],
      [{ title: 'Zahlungsfehler', id: 'checkout', type: 'error' }],
    ]);

    disconnect();
    const next = vi.fn();
    connectToasts(next)();
    expect(next).not.toHaveBeenCalled();
  });

  it('All toasts, shown or queued, are removed', () => {
    showToast({ title: 'Vorlage gespeichert' });
    closeAllToasts();
    const show = vi.fn();
    const close = vi.fn();
    const disconnect = connectToasts(show, close);
    closeAllToasts();
    expect(show).not.toHaveBeenCalled();
    expect(close.mock.calls).toEqual([[]]);
    disconnect();
  });
});
