import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';
import { germanParts } from './parts.ts';

/** The tree of the template's parts. */
export const germanStructure: EditorTexts['structure'] = {
  title: 'Struktur',
  tree: 'Struktur der Vorlage',
  empty: 'Noch keine Abschnitte. Ein Abschnitt ist ein Schritt des Konfigurators.',
  addSection: 'Abschnitt hinzufügen',
  addPart: 'Teil hinzufügen',
  partTypes: 'Arten von Teilen',
  option: { label: 'Option', description: 'Eine weitere zur Auswahl' },
  group: { label: 'Gruppe', description: 'Felder, die zusammengehören' },
  section: { label: 'Abschnitt', description: 'Ein Schritt des Konfigurators' },
  priceRule: { label: 'Preisregel', description: 'Ein Betrag nach Maß oder Kombination' },
  toolbar: 'Ausgewählte Teile',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  duplicate: 'Duplizieren',
  copy: 'Kopieren',
  paste: 'Einfügen',
  delete: 'Löschen',
  hide: 'Struktur ausblenden',
  selected: (count) => formatCount(count, 'ausgewählt', 'ausgewählt'),
  isRequired: 'Pflichtfeld',
  hasCondition: 'mit Bedingung',
  hasError: 'mit Fehler',
  hasWarning: 'mit Warnung',
  open: 'Aufklappen',
  close: 'Zuklappen',

  dragHelp:
    'Die Leertaste nimmt das Teil auf, die Pfeiltasten wählen eine Stelle, die Leertaste legt es ab, Escape bricht ab. Alt mit einer Pfeiltaste verschiebt es sofort.',
  thisPart: 'dieses Teil',
  pickedUp: (what) => `Aufgenommen: ${what}.`,
  dropped: (what) => `Abgelegt: ${what}.`,
  nothingMoved: (what) => `Nichts verschoben: ${what}.`,
  cancelled: (what) => `Abgebrochen. Nichts verschoben: ${what}.`,
  inParent: (kind, label) => `in ${germanParts.named(kind, label)}, `,
  placeOf: (place, count) => `Stelle ${place} von ${count}`,
  placesOf: (first, last, count) => `Stellen ${first} bis ${last} von ${count}`,
  whereItWas: ', wie zuvor',
};
