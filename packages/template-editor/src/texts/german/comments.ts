import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** Comments on parts. */
export const germanComments: EditorTexts['comments'] = {
  on: (part) => `Kommentare zu „${part}“`,
  others: (count) => (count === 0 ? 'Keine weiteren offenen Kommentare' : `Weitere offene Kommentare (${count})`),
  resolved: (count) => `Erledigt (${count})`,
  selectPart: 'Wählen Sie einen Teil aus, um ihn zu kommentieren.',
  newComment: 'Neuer Kommentar',
  comment: 'Kommentieren',
  reply: 'Antworten',
  replyTo: (part) => `Antwort zu „${part}“`,
  send: 'Senden',
  resolve: 'Erledigen',
  reopen: 'Wieder öffnen',
  remove: 'Kommentare löschen',
  removeTitle: 'Diesen Verlauf löschen?',
  removeText: (count) =>
    `${formatCount(count, 'Kommentar wird', 'Kommentare werden')} für alle Administratoren gelöscht. Das lässt sich nicht rückgängig machen.`,
  badge: (count, part) => `${formatCount(count, 'Kommentar', 'Kommentare')} zu „${part}“`,
  threadOn: (part, text) => `Verlauf zu „${part}“: ${text}`,
  goneName: 'einem gelöschten Teil',
  gonePart: 'Der Teil zu diesem Verlauf wurde gelöscht.',
  deletedAccount: 'ein gelöschtes Konto',
  empty: 'Schreiben Sie zuerst einen Kommentar.',
  pending: 'Wird beim nächsten Speichern gesendet',
  removePendingText: 'Der Kommentar wurde noch nicht gesendet. Das lässt sich nicht rückgängig machen.',
  notSent: 'Ein Kommentar zu einem neuen Teil konnte nicht gesendet werden. Er wird beim nächsten Speichern gesendet.',
  notLoaded: 'Die Kommentare konnten nicht geladen werden. Prüfen Sie die Verbindung.',
  failed: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  deletedWith: (count) =>
    `${formatCount(count, 'offener Verlauf', 'offene Verläufe')} von Kommentaren wird mit gelöscht, sobald die Vorlage gespeichert ist.`,
  deletePart: 'Mit Kommentaren löschen',
};
