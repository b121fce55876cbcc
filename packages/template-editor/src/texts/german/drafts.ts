import type { EditorTexts } from '../editor-texts.ts';

/** Drafts that are saved while a template is edited. */
export const germanDrafts: EditorTexts['drafts'] = {
  title: 'Entwürfe',
  hint: 'Änderungen werden hier einige Sekunden später gesichert, auch ohne Speichern. Die neuesten 50 Entwürfe bleiben.',
  loading: 'Wird geladen …',
  none: 'Noch keine Entwürfe.',
  unsaved: 'Nicht gespeichert',
  deletedAccount: 'ein gelöschtes Konto',
  changes: 'Änderungen',
  changesOf: (time) => `Änderungen im Entwurf vom ${time}`,
  nothingBefore: 'Dies ist der älteste Entwurf: Davor gibt es keinen zum Vergleichen.',
  restore: 'Wiederherstellen',
  restoreStep: (time) => `Entwurf vom ${time} wiederherstellen`,
  restored: (time) => `Der Entwurf vom ${time} ist im Editor. Speichern Sie die Vorlage, um ihn zu behalten.`,
  listUnreadable: 'Die Entwürfe konnten nicht gelesen werden.',
  unreadable: 'Dieser Entwurf konnte nicht geladen werden.',

  notice: 'Nicht gespeicherter Entwurf',
  found: (time, author) => `Es gibt einen Entwurf vom ${time} von ${author}, der nicht gespeichert wurde.`,
  foundEarlier: (time, author) =>
    `Vor Ihren Änderungen gab es einen Entwurf vom ${time} von ${author}, der nicht gespeichert wurde.`,
  discard: 'Verwerfen',
  notDiscarded: 'Der Entwurf konnte nicht verworfen werden. Bitte versuchen Sie es noch einmal.',

  saving: 'Entwurf wird gesichert …',
  saved: (time) => `Entwurf von ${time}`,
  failed:
    'Der Entwurf konnte nicht auf dem Server gesichert werden. Es wird wieder versucht, und Ihre Änderungen sind noch in diesem Browser.',
};
