import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** The middle pane in the build view. */
export const germanCanvas: EditorTexts['canvas'] = {
  tabs: 'Teile der Vorlage',
  general: 'Allgemein',
  addSection: 'Abschnitt hinzufügen',
  addGroup: 'Gruppe hinzufügen',
  fromLibrary: 'Aus der Bibliothek',
  addField: 'Feld hinzufügen',
  toGroup: (group) => `zu ${group}`,
  fieldTypes: 'Feldtypen',
  required: 'Pflichtfeld',
  moreOptions: (count) => formatCount(count, 'weitere', 'weitere'),
  labelOf: (part) => `Bezeichnung von ${part}`,
  titleOf: (part) => `Titel von ${part}`,
  helpOf: (field) => `Hilfetext von ${field}`,
  priceOf: (option) => `Aufpreis für ${option}`,
  addHelp: 'Hilfetext hinzufügen',
  moveGroupUp: (group) => `Gruppe ${group} nach oben`,
  moveGroupDown: (group) => `Gruppe ${group} nach unten`,
  deleteGroup: (group) => `Gruppe ${group} löschen`,

  templateName: 'Name der Vorlage',
  nameRequired: 'Bitte geben Sie der Vorlage einen Namen',
  description: 'Beschreibung',
  configuratorType: 'Konfigurator-Typ',
  configuratorTypeHint: 'Artikel dieses Typs können die Vorlage verwenden.',
  otherProduct: 'Anderes Produkt',
  priceRulesHint:
    'Beträge, die zu keiner Option gehören: nach Maß, nach einer Kombination von Angaben oder als Rabatt.',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  delete: 'Löschen',
  addPriceRule: 'Preisregel hinzufügen',
  quantityBreaks: 'Mengenrabatte',
  quantityBreaksHint:
    'Ab einer Zahl gleicher Stücke in einer Zeile des Warenkorbs kostet jedes Stück weniger. Es gilt der höchste erreichte Rabatt.',
  quantityBreakAt: (position) => `Mengenrabatt ${position}`,
  fromPieces: 'Ab Stückzahl',
  percentOff: 'Nachlass je Stück in Prozent',
  amountOff: (currency) => `Nachlass je Stück in ${currency}`,
  quantityBreakName: 'Zeile im Preis',
  quantityBreakLabel: (pieces) => `Mengenrabatt ab ${pieces} Stück`,
  deleteQuantityBreak: (position) => `Mengenrabatt ${position} löschen`,
  addQuantityBreak: 'Mengenrabatt hinzufügen',
};
