import type { MaterialTexts } from './material-texts.ts';

/** The texts of the pages about materials in German. */
export const germanMaterialTexts: MaterialTexts = {
  title: 'Materialien',
  intro:
    'Stoffe, Leder und Gurtbänder, aus denen Formularvorlagen wählen lassen. Was ausverkauft ist, kann in keiner Vorlage gewählt werden, und Warenkörbe weisen darauf hin.',
  searchLabel: 'Materialien suchen',
  empty: 'Keine Materialien gefunden',
  listFailed: 'Fehler beim Laden der Materialien',
  loadFailed: 'Fehler beim Laden des Materials',
  gone: 'Dieses Material gibt es nicht mehr.',
  newTitle: 'Neues Material',
  editTitle: 'Material bearbeiten',
  back: 'Alle Materialien',

  key: 'Schlüssel',
  templates: 'Verwendet in',
  unused: 'Keiner Vorlage',
  soldOut: 'Ausverkauft',
  soldOutOf: (name) => `${name}: ausverkauft`,
  states: { soldOut: 'Ausverkauft', inStock: 'Lieferbar' },
  isSoldOut: (name) => `${name} ist ausverkauft`,
  isBack: (name) => `${name} ist wieder lieferbar`,
  effect: (templates) => (templates === 1 ? 'Gilt sofort in einer Vorlage.' : `Gilt sofort in ${templates} Vorlagen.`),
  switchFailed: 'Fehler beim Ändern des Materials',

  deleted: 'Material gelöscht',
  deleteFailed: 'Fehler beim Löschen des Materials',
  inUse: 'Material kann nicht gelöscht werden',
  inUseBy: (names) =>
    `Diese Vorlagen verwenden es: ${names}. Ist es nicht mehr zu haben, markieren Sie es als ausverkauft.`,
  deleteTitle: 'Material löschen?',
  deleteText: (name) => `Das Material „${name}“ wird endgültig gelöscht.`,

  fields: { title: 'Name', key: 'Schlüssel', image: 'Bild' },
  keyHint: 'Formularvorlagen nennen das Material beim Schlüssel. Er lässt sich später nicht ändern.',
  soldOutHint: 'Ausverkauft: kann nicht gewählt oder bestellt werden',
  titleMissing: 'Name fehlt',
  keyInvalid: 'Nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel wolle-rot',
  keyTaken: 'Ein Material mit diesem Schlüssel gibt es schon',
  atMost: (characters) => `Höchstens ${characters} Zeichen`,
  created: 'Material erstellt',
  updated: 'Material aktualisiert',
  createFailed: 'Fehler beim Erstellen',
  updateFailed: 'Fehler beim Aktualisieren',
};
