import type { DashboardTexts } from './dashboard-texts.ts';

/** German texts of the dashboard. */
export const germanDashboardTexts: DashboardTexts = {
  title: 'Dashboard',
  counts: {
    categories: 'Kategorien',
    articles: 'Artikel',
    openOrders: 'Offene Bestellungen',
    paymentsUnderReview: 'Zahlungen in Prüfung',
    failedMails: 'Nicht zugestellte E-Mails',
  },
  countsFailed: 'Die Zahlen konnten nicht geladen werden.',
  quickLinks: 'Schnellzugriff',
  manageUsers: 'Benutzer verwalten',
  sales: 'Verkauf',
  from: 'Von',
  to: 'Bis',
  range: 'Zeitraum',
  lastDays: (days) => `${days} Tage`,
  figuresFailed: 'Die Auswertung konnte nicht geladen werden.',
  netRevenue: 'Umsatz, ohne Erstattungen',
  orders: 'Bestellungen',
  averageOrder: 'Durchschnittlicher Warenkorb',
  revenue: 'Umsatz',
  day: 'Tag',
  orderFunnel: 'Weg der Bestellungen',
  steps: { placed: 'Bestellt', paid: 'Bezahlt', begun: 'In Arbeit oder fertig', shipped: 'Versendet' },

  noValues: 'Keine Werte.',
  highest: (value, label) => `Höchster Wert: ${value}, ${label}.`,
  asTable: 'Als Tabelle',
  noLoss: 'Unterwegs fehlt niemand.',
  largestDropOff: (after, lost, of) => `Nach „${after}“ fehlen die meisten: ${lost} von ${of}.`,
  step: 'Schritt',
  share: 'Anteil',
  loss: 'Verlust',

  configurator: 'Konfigurator',
  configuratorIntro:
    'Jeder Besuch zählt einen Schritt einmal, ohne Kennung. Wer nicht verfolgt werden möchte, wird nicht gezählt.',
  configuratorFailed: 'Die Besuche des Konfigurators konnten nicht geladen werden.',
  form: 'Formular',
  noVisits: 'In diesem Zeitraum hat niemand einen Konfigurator geöffnet.',
  visitsPerStep: 'Besuche je Schritt',
  visits: 'Besuche',
  opened: 'Geöffnet',
  added: 'In den Warenkorb gelegt',
};
