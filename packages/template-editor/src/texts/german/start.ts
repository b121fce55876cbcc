import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** The dialog that starts a template from an existing source. */
export const germanStart: EditorTexts['start'] = {
  title: 'Neue Vorlage',
  command: 'Mit einem Produkt, einer Tabelle oder einem Formular beginnen',
  lead: 'Diese Vorlage ist leer. Fügen Sie einen Abschnitt hinzu, oder beginnen Sie mit etwas Vorhandenem.',
  from: 'Beginnen mit',
  sources: { gallery: 'Produkte', table: 'Tabelle', form: 'SurveyJS oder JSON Forms' },
  steps: {
    gallery: 'Mit einem Produkt beginnen',
    table: 'Mit einer Tabelle beginnen',
    form: 'Mit einem Formular beginnen',
  },
  empty: 'Leer lassen',
  use: 'Damit beginnen',
  preview: 'Vorschau',
  nothingYet: 'Noch gibt es nichts, womit die Vorlage beginnen kann.',
  readFile: 'Datei lesen',

  galleryHint: 'Alle Texte, Optionen und Preise lassen sich danach ändern.',

  table: 'Tabelle',
  tableHint:
    'Kopieren Sie die Zellen einer Tabelle und fügen Sie sie hier ein. Die erste Zeile enthält die Überschriften: Abschnitt, Bezeichnung, Typ, Optionen, Preis, Pflicht, Einheit, Min, Max, Hilfe. Nötig ist nur Bezeichnung. Typen sind Text, Mehrzeilig, Zahl, Liste, Auswahl, Kontrollkästchen und Farbe. Optionen und ihre Preise trennt |, oder sie stehen in eigenen Zeilen unter dem Feld.',
  showExample: 'Beispiel einfügen',
  example:
    'Abschnitt\tBezeichnung\tTyp\tOptionen\tPreis\tPflicht\tEinheit\tMin\tMax\nGröße\tRückenlänge\tZahl\t\t\tja\tcm\t20\t90\nAussehen\tFarbe\tFarbe\tRot #c1272d | Blau #1f3a8a\t0 | 4,50\tja\t\t\t\nAussehen\tFutter\tAuswahl\tOhne | Fleece\t0 | 15,00\t\t\t\t\n',
  place: (row, column) => (column === null ? `Zeile ${row}:` : `Zeile ${row}, Spalte „${column}“:`),
  problemCount: (count) =>
    `${formatCount(count, 'Zelle oder Zeile ist', 'Zellen oder Zeilen sind')} zu berichtigen, bevor aus der Tabelle eine Vorlage wird.`,
  ignored: (columns) => `Diese Spalten werden ausgelassen: ${columns}`,
  problems: {
    empty: () => 'Unter den Überschriften steht keine Zeile.',
    no_label_column: () => 'In der ersten Zeile fehlt die Überschrift „Bezeichnung“.',
    unclosed_quote: () => 'Hier beginnt ein Anführungszeichen, das nicht endet.',
    doubled_column: (cell) => `Die Überschrift „${cell}“ meint eine Spalte, die es schon gibt.`,
    too_large: () => 'Die Tabelle hat mehr Zeilen, als eine Vorlage aufnimmt: höchstens 1000.',
    label_missing: () => 'Die Bezeichnung fehlt.',
    option_without_field: (cell) => `Darüber steht kein Feld, zu dem „${cell}“ gehören kann.`,
    refused: () => 'Diese Zeile ist nicht lesbar.',
    unknown_type: (cell) =>
      `„${cell}“ ist kein Typ. Schreiben Sie Text, Zahl, Auswahl, Liste, Kontrollkästchen oder Farbe.`,
    options_missing: () => 'Dieser Typ braucht Optionen.',
    not_taken: (cell) => `Dieser Typ nimmt „${cell}“ nicht an.`,
    doubled_option: (cell) => `Die Option „${cell}“ gibt es doppelt.`,
    price: (cell) => `„${cell}“ ist kein Preis. Schreiben Sie einen Betrag wie 8,50.`,
    price_count: (cell) => `„${cell}“ muss für jede Option einen Preis enthalten, getrennt durch |.`,
    price_without_option: (cell) => `Der Preis „${cell}“ braucht eine Option in derselben Zeile.`,
    number: (cell) => `„${cell}“ ist keine Zahl.`,
    min_over_max: (cell) => `Das Minimum ${cell} ist größer als das Maximum.`,
    flag: (cell) => `„${cell}“ heißt weder ja noch nein.`,
  },

  form: 'JSON des Formulars',
  formHint:
    'Das JSON einer Umfrage von SurveyJS oder ein JSON Schema für JSON Forms. Mit UI Schema schreiben Sie { "schema": …, "uischema": … }.',
  kinds: { survey_js: 'SurveyJS', json_forms: 'JSON Forms' },
  converted: (kind) => `Als ${kind} gelesen.`,
  nothingLeftOut: 'Alles wurde übernommen.',
  leftOut: (count) => `${formatCount(count, 'Angabe wurde', 'Angaben wurden')} nicht wie in der Quelle übernommen:`,
  formErrors: {
    unknown_kind: 'Das ist weder eine Umfrage von SurveyJS noch ein JSON Schema eines Objekts.',
    not_loaded:
      'Die Umwandlung konnte nicht geladen werden. Prüfen Sie die Verbindung und ändern Sie den Text noch einmal.',
    refused: 'Aus diesem Formular kann keine Vorlage werden:',
  },
  noteCodes: {
    left_out: 'Ausgelassen',
    ignored: 'Nicht beachtet',
    approximated: 'Ähnlich',
    always_shown: 'Immer sichtbar',
    renamed: 'Umbenannt',
    unreadable: 'Nicht lesbar',
    refused: 'Abgelehnt',
  },
};
