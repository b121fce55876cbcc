import type { EditorTexts } from '../editor-texts.ts';
import { counted } from './format.ts';

const errorsKeep = (count: number) =>
  `${counted(count, 'Fehler verhindert', 'Fehler verhindern')} die Veröffentlichung`;

/** The frame around the panes: header, dialogs, saving. */
export const germanEditor: EditorTexts['editor'] = {
  unreadable: 'Diese Vorlage ist nicht lesbar',
  pane: 'Bereich',
  panes: { structure: 'Struktur', canvas: 'Arbeitsfläche', side: 'Eigenschaften' },
  hideProperties: 'Eigenschaften ausblenden',
  sideTabs: 'Rechter Bereich',
  sides: { inspector: 'Inspektor', findings: 'Befunde', price: 'Preis', scenarios: 'Szenarien' },
  unsaved: 'Nicht gespeicherte Änderungen',
  allSaved: 'Alle Änderungen gespeichert',
  undo: (step) => `Rückgängig: ${step}`,
  redo: (step) => `Wiederholen: ${step}`,
  view: 'Ansicht',
  views: {
    build: 'Bearbeiten',
    preview: 'Vorschau',
    logic: 'Logik',
    translations: 'Übersetzungen',
    json: 'JSON',
    versions: 'Versionen',
  },
  reviewChanges: 'Änderungen prüfen',
  save: 'Vorlage speichern',
  saving: 'Wird gespeichert …',
  errorsKeep,

  liveAs: (version) => `Live als Version ${version}.`,
  draftUnchecked: 'Als Entwurf gespeichert: Die Prüfung konnte nicht laufen.',
  draftWithErrors: (count) => `Als Entwurf gespeichert: ${errorsKeep(count)}.`,
  shopKeeps: (version) => `Der Shop behält Version ${version}.`,
  notInShop: 'Im Shop ist sie noch nicht.',
  saveFailed: (reason) =>
    `Die Vorlage konnte nicht gespeichert werden${reason === '' ? '' : ` (${reason})`}. Es ist nichts verloren: Drücken Sie noch einmal „Vorlage speichern“.`,

  conflict: 'Diese Vorlage wurde an anderer Stelle gespeichert',
  conflictText:
    'Seit Sie die Vorlage geöffnet haben, wurde sie in einem anderen Fenster oder von einer anderen Person gespeichert. Ihre Änderungen sind noch hier, und nichts wurde überschrieben. Um beide zu behalten, exportieren Sie Ihre zuerst als Datei.',
  keepEditing: 'Weiter bearbeiten',
  loadTheirs: 'Andere Version laden',
  overwrite: 'Mit meiner überschreiben',

  deleteTitle: (parts) => `${parts} löschen?`,
  delete: 'Löschen',
  deleteWithRules: 'Löschen, und diese Regeln dazu',
  comparedBy: 'Diese Regeln vergleichen damit und gelten dann nicht mehr:',
  readBy: 'Diese Regeln lesen den Wert:',

  recovered: (time) => `Es gibt nicht gespeicherte Änderungen vom ${time}.`,
  restore: 'Wiederherstellen',
  restoreStep: 'Nicht gespeicherte Änderungen wiederherstellen',
  discard: 'Verwerfen',

  shortcuts: 'Tastenkürzel',
  sheets: {
    everywhere: 'Überall im Editor',
    row: 'In einer Zeile der Struktur',
    field: 'Auf einem Feld der Arbeitsfläche',
    line: 'Auf der Linie zwischen zwei Bereichen',
    properties: 'In den Eigenschaften',
  },
  keys: {
    insert: 'Einfg oder +',
    altUpDown: 'Alt ↑, Alt ↓',
    space: 'Leertaste',
    upDown: '↑, ↓',
    shiftUpDown: 'Umschalt ↑, Umschalt ↓',
    delete: 'Entf',
    palette: 'Strg K',
    save: 'Strg S',
    undo: 'Strg Z',
    redo: 'Strg Y',
    all: 'Strg A',
    copyPaste: 'Strg C, Strg V',
    duplicate: 'Strg D',
  },
  does: {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    go: 'Durch die Struktur gehen, auf- und zuklappen',
    edit: 'Eigenschaften bearbeiten',
    insert: 'Teil danach hinzufügen; ein Buchstabe wählt die Art',
    move: 'Auswahl verschieben',
    pickUp: 'Aufnehmen; die Pfeile wählen eine Stelle, die Leertaste legt ab',
    select: 'Mehrere auswählen',
    selectAll: 'Alle daneben auswählen',
    copyPaste: 'Kopieren und einfügen, auch in eine andere Vorlage',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    nextField: 'Zum nächsten Feld gehen',
    editText: 'Text bearbeiten',
    keepText: 'Änderung übernehmen',
    dropText: 'Änderung verwerfen',
    nextText: 'Nächsten Text bearbeiten',
    resize: 'Bereich breiter oder schmaler machen',
    hide: 'Bereich ausblenden',
    back: 'Zurück zur Zeile der Struktur',
  },
};
