import type { EditorTexts } from '../editor-texts.ts';
import { formatCount, germanLocale } from './format.ts';

const digits = new Intl.NumberFormat(germanLocale);

/** The grid of a price table. */
export const germanPriceTable: EditorTexts['priceTable'] = {
  title: (rule) => `Preistabelle: ${rule}`,
  edit: 'Preistabelle bearbeiten',
  size: (rows, columns) => `${formatCount(columns, 'Spalte', 'Spalten')}, ${formatCount(rows, 'Zeile', 'Zeilen')}.`,
  empty: (count) =>
    count === 0
      ? 'Jede Zelle hat einen Preis.'
      : `${formatCount(count, 'Zelle hat', 'Zellen haben')} keinen Preis. Diese Größen sind nicht bestellbar.`,
  done: 'Fertig',

  columns: 'Spalten nach',
  rows: 'Zeilen nach',
  noRows: 'Keine Zeilen: nur ein Feld',
  gap: 'Werte zwischen zwei Bereichen',
  gaps: { round_up: 'Auf die nächste Stufe', reject: 'Mit Meldung ablehnen' },
  gapHint: {
    round_up: 'Ein Wert zwischen zwei Bereichen oder unter allen kostet so viel wie der nächstgrößere Bereich.',
    reject: 'Ein Wert zwischen zwei Bereichen ist nicht bestellbar.',
  },
  message: 'Meldung, wo es keinen Preis gibt',
  messageHint: 'Im Shop statt der üblichen Meldung, zum Beispiel „Bitte fragen Sie uns“.',

  grid: (currency, columns, rows) =>
    rows === null
      ? `Preise in ${currency} nach ${columns}`
      : `Preise in ${currency}: Zeilen nach ${rows}, Spalten nach ${columns}`,
  price: 'Preis',
  cell: (column, row) => (row === null ? `Preis für ${column}` : `Preis für ${row}, ${column}`),
  header: { columns: 'Spaltenkopf', rows: 'Zeilenkopf' },
  tools: 'Tabelle ändern',
  side: { columns: 'Spalte', rows: 'Zeile' },
  add: {
    columns: (entry) => `Spalte nach ${entry} hinzufügen`,
    rows: (entry) => `Zeile nach ${entry} hinzufügen`,
  },
  remove: {
    columns: (entry) => `Spalte ${entry} löschen`,
    rows: (entry) => `Zeile ${entry} löschen`,
  },
  back: {
    columns: (entry) => `Spalte ${entry} nach links`,
    rows: (entry) => `Zeile ${entry} nach oben`,
  },
  forth: {
    columns: (entry) => `Spalte ${entry} nach rechts`,
    rows: (entry) => `Zeile ${entry} nach unten`,
  },
  importFile: 'CSV importieren',
  exportFile: 'CSV exportieren',
  fallbackFileName: 'preistabelle',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  keys:
    'Tippen ersetzt einen Preis, Enter oder F2 bearbeitet ihn, Entf leert Zellen, Umschalt mit Pfeilen wählt mehrere. ' +
    'In einer Kopfzelle fügt Einfg eine Zeile oder Spalte hinzu, und Entf löscht sie; Alt mit Pfeilen verschiebt sie. ' +
    'Kopieren und Einfügen gehen mit Tabellenkalkulationen, mit Kopfzeile und Kopfspalte oder ohne.',

  pasted: (count) => `${formatCount(count, 'Preis', 'Preise')} eingefügt.`,
  pastedWithHeader: (count) => `${formatCount(count, 'Preis', 'Preise')} mit Zeilen und Spalten eingefügt.`,
  imported: (count) => `${formatCount(count, 'Preis', 'Preise')} importiert.`,
  cleared: (count) => `${formatCount(count, 'Zelle', 'Zellen')} geleert.`,
  copied: (count) => `${formatCount(count, 'Zelle', 'Zellen')} kopiert.`,
  added: (entry) => `${entry} hinzugefügt.`,
  removed: (entry) => `${entry} gelöscht.`,
  moved: (entry) => `${entry} verschoben.`,
  lastStays: 'Eine Tabelle hat mindestens eine Zeile und eine Spalte.',
  noOptionLeft: 'Jede Option des Feldes ist schon in der Tabelle.',
  notPasted: 'Nichts wurde eingefügt, die Tabelle ist unverändert:',
  notImported: 'Nichts wurde importiert, die Tabelle ist unverändert:',
  unreadable: {
    amount: (text, currency) => `„${text}“ ist kein Betrag in ${currency}.`,
    entry: (text) => `„${text}“ ist weder ein Bereich wie 30–40 noch eine Option des Feldes.`,
    doubled: (text) => `„${text}“ kommt zweimal vor.`,
  },
  notARange: (text) => `„${text}“ ist kein Bereich. Schreiben Sie 30–40, oder 40 für einen einzelnen Wert.`,
  keepsValue: 'Die Zelle behält ihren Wert.',
  faultAt: (line, column, reason) => `Zeile ${digits.format(line)}, Spalte ${digits.format(column)}: ${reason}`,
  moreFaults: (count) => `Und ${formatCount(count, 'weitere Stelle', 'weitere Stellen')}.`,
  beyond: {
    columns: (count) =>
      `Der Block braucht ${formatCount(count, 'weitere Spalte', 'weitere Spalten')}. Fügen Sie sie hinzu oder kopieren Sie die Köpfe mit.`,
    rows: (count) =>
      `Der Block braucht ${formatCount(count, 'weitere Zeile', 'weitere Zeilen')}. Fügen Sie sie hinzu oder kopieren Sie die Köpfe mit.`,
  },
  tooMany: (most) => `Eine Tabelle hat höchstens ${digits.format(most)} Zeilen und Spalten.`,
  needsRows: 'Die Tabelle hat keine Zeilen. Wählen Sie zuerst ein Feld unter „Zeilen nach“.',
  openQuote: (line: number) => `Zeile ${digits.format(line)}: Hier beginnt ein Anführungszeichen, das nicht endet.`,
  noHeader: 'Die erste Zeile muss die Spalten nennen, die erste Spalte die Zeilen.',
};
