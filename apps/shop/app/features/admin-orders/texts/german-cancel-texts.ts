import type { CancelTexts } from './english-cancel-texts.ts';

const orders = (count: number) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`);

/** German texts of the dialogs that cancel orders or change several at once. */
export const germanCancelTexts: CancelTexts = {
  title: (orderId) => `Bestellung ${orderId} stornieren?`,
  reason: 'Grund',
  reasons: {
    Kundenwunsch: 'Kundenwunsch',
    'Nicht lieferbar': 'Nicht lieferbar',
    Widerruf: 'Widerruf',
    Irrtum: 'Irrtum',
    Betrug: 'Betrug',
  },
  money: 'Geld',
  refundNow: (amount) => `Jetzt ${amount} über PayPal erstatten`,
  refundLater: 'Später erstatten',
  password: 'Ihr Passwort',
  notify: 'Kunden benachrichtigen',
  cancel: 'Stornieren',
  cancelAndRefund: 'Stornieren und erstatten',
  shippedQuestion: 'Schon versendet. Trotzdem stornieren?',
  cancelAnyway: 'Trotzdem stornieren',
  loading: 'Die Beträge werden geladen …',
  loadFailed: 'Die Beträge konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  done: 'Bestellung storniert',
  refunded: (amount) => `${amount} erstattet`,
  requested: 'Storniert. Die Erstattung folgt, sobald PayPal antwortet.',
  refused: 'Storniert. PayPal hat die Erstattung abgelehnt.',
  refusedAdvice: 'Der Fall steht offen auf dem Dashboard.',
  failed: 'Fehler beim Stornieren der Bestellung',
  failures: {
    network: 'Es kam keine Antwort. Versuchen Sie es erneut: Die Bestellung wird nie doppelt storniert oder erstattet.',
    not_allowed: 'Stornieren dürfen nur Administratoren.',
    not_signed_in: 'Bitte melden Sie sich wieder an.',
    reauthentication_failed: 'Das Passwort ist falsch.',
    account_recently_changed:
      'Ihr Passwort, Ihre E-Mail-Adresse oder Ihr zweiter Faktor wurde vor Kurzem geändert. Danach sind Erstattungen sechs Stunden lang gesperrt.',
    already_cancelled: 'Die Bestellung ist schon storniert.',
    idempotency_conflict: 'Die Bestellung ist schon storniert.',
    revision_conflict: 'Jemand anderes hat das inzwischen geändert. Bitte laden Sie die Seite neu.',
    unknown_order: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    order_not_found: 'Das gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    order_shipped: 'Schon versendet.',
    refund_outdated: 'Die Beträge haben sich inzwischen geändert. Bitte prüfen Sie sie erneut.',
    cancel_needs_decision: 'Die Beträge haben sich inzwischen geändert. Bitte prüfen Sie sie erneut.',
    too_many_requests: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
  },

  bulk: {
    title: (status, count) => `${orders(count)} auf „${status}“ setzen?`,
    nothing: (status) => `Keine Bestellung für „${status}“`,
    orders: (count) => (count === 1 ? '1 Bestellung ändert sich.' : `${count} Bestellungen ändern sich.`),
    mails: (count) => {
      if (count === 0) return 'Es geht keine E-Mail hinaus.';
      return count === 1 ? 'Es geht 1 E-Mail hinaus.' : `Es gehen ${count} E-Mails hinaus.`;
    },
    paid: (count, amount) => `${count} bezahlt: zusammen ${amount}.`,
    shipped: (count) => `${count} schon versendet.`,
    left: 'Ausgelassen',
    apart: {
      same: 'Schon in diesem Status',
      shipped: 'Schon versendet',
      cancelled: 'Storniert',
      disputed: 'Käuferschutzfall offen',
      noTracking: 'Ohne Sendungsnummer',
      unpaid: 'Nicht bezahlt',
    },
    include: (count) => (count === 1 ? 'Trotzdem einschließen' : `Diese ${count} trotzdem einschließen`),
    tooMany: (max) => `Höchstens ${max} Bestellungen auf einmal.`,
    set: (count) => `${orders(count)} ändern`,
    cancel: (count) => `${orders(count)} stornieren`,
    cancelAndRefund: 'Stornieren und erstatten',
    notify: 'Kunden benachrichtigen',
    requested: (orderIds) => `Die Erstattung folgt, sobald PayPal antwortet: ${orderIds}`,
    refused: (orderIds) => `PayPal hat die Erstattung abgelehnt, siehe Dashboard: ${orderIds}`,
  },
};
