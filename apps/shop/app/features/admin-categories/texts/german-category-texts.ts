import type { CategoryTexts } from './english-category-texts.ts';

/** German texts of the category pages. Source: administration.md, section 8 */
export const germanCategoryTexts: CategoryTexts = {
  title: 'Kategorien',
  searchLabel: 'Kategorien suchen',
  empty: 'Keine Kategorien gefunden',
  listFailed: 'Fehler beim Laden der Kategorien',
  loadFailed: 'Fehler beim Laden der Kategorie',
  gone: 'Diese Kategorie gibt es nicht mehr.',
  newTitle: 'Neue Kategorie',
  editTitle: 'Kategorie bearbeiten',
  back: 'Alle Kategorien',

  restored: 'Kategorie wiederhergestellt',
  restoreFailed: 'Fehler beim Wiederherstellen',
  deleted: 'Kategorie gelöscht',
  deleteFailed: 'Fehler beim Löschen der Kategorie',
  inUse: 'Kategorie kann nicht gelöscht werden',
  inUseBy: (articles) =>
    articles === 1
      ? 'Es gibt einen Artikel, der diese Kategorie verwendet.'
      : `Es gibt ${articles} Artikel, die diese Kategorie verwenden.`,
  deleteTitle: 'Kategorie löschen?',
  deleteText: (name) => `Die Kategorie „${name}“ verschwindet aus dem Shop. Sie können sie 30 Tage lang zurückholen.`,

  fields: { title: 'Titel', description: 'Beschreibung', imageUrl: 'Bild' },
  titleMissing: 'Titel fehlt',
  atMost: (characters) => `Höchstens ${characters} Zeichen`,
  created: 'Kategorie erstellt',
  updated: 'Kategorie aktualisiert',
  createFailed: 'Fehler beim Erstellen',
  updateFailed: 'Fehler beim Aktualisieren',
};
