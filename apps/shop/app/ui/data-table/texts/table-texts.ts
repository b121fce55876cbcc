/** Language of an admin page: English for orders, users and form templates, German for the others (ADM-NAV-07). */
export type TableLanguage = 'de' | 'en';

/** Texts of a table. */
export interface TableTexts {
  search: string;
  clearSearch: string;
  filtersReset: string;
  from: string;
  to: string;
  columns: string;
  views: string;
  viewName: string;
  saveView: string;
  noViews: string;
  deleteView: (name: string) => string;
  export: string;
  exportFailed: string;
  selectAll: string;
  selectRow: (label: string) => string;
  selected: (count: number) => string;
  clearSelection: string;
  previous: string;
  next: string;
  pages: string;
  range: (first: number, last: number, total: number) => string;
  nothing: string;
  nothingFound: string;
  changeSearch: string;
  /** Names of the parts of a URL: a filter by its label, the others. */
  filter: (label: string) => string;
  sorting: string;
  page: string;
  /** Notice about the invalid parts of a URL. */
  notApplied: (parts: string) => string;
}

const de = new Intl.NumberFormat('de-DE');
const en = new Intl.NumberFormat('en-GB');

/** The texts of both languages. */
export const tableTexts: Readonly<Record<TableLanguage, TableTexts>> = {
  de: {
    search: 'Suchen',
    clearSearch: 'Suche leeren',
    filtersReset: 'Filter zurücksetzen',
    from: 'Von',
    to: 'Bis',
    columns: 'Spalten',
    views: 'Ansichten',
    viewName: 'Name der Ansicht',
    saveView: 'Ansicht speichern',
    noViews: 'Noch keine Ansicht gespeichert.',
    deleteView: (name) => `Ansicht ${name} löschen`,
    export: 'CSV-Export',
    exportFailed: 'Der Export konnte nicht geladen werden.',
    selectAll: 'Alle Zeilen dieser Seite auswählen',
    selectRow: (label) => `${label} auswählen`,
    selected: (count) => `${de.format(count)} ausgewählt`,
    clearSelection: 'Auswahl aufheben',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    pages: 'Seiten',
    range: (first, last, total) => `${de.format(first)}–${de.format(last)} von ${de.format(total)}`,
    nothing: 'Nichts vorhanden',
    nothingFound: 'Nichts gefunden',
    changeSearch: 'Ändern Sie die Suche oder die Filter.',
    filter: (label) => `Filter „${label}“`,
    sorting: 'Sortierung',
    page: 'Seite',
    notApplied: (parts) => `Nicht angewendet, weil der Wert in der Adresse ungültig ist: ${parts}`,
  },
  en: {
    search: 'Search',
    clearSearch: 'Clear search',
    filtersReset: 'Reset filters',
    from: 'From',
    to: 'To',
    columns: 'Columns',
    views: 'Views',
    viewName: 'Name of the view',
    saveView: 'Save view',
    noViews: 'No saved views yet.',
    deleteView: (name) => `Delete view ${name}`,
    export: 'Export CSV',
    exportFailed: 'The export could not be loaded.',
    selectAll: 'Select all rows of this page',
    selectRow: (label) => `Select ${label}`,
    selected: (count) => `${en.format(count)} selected`,
    clearSelection: 'Clear selection',
    previous: 'Previous page',
    next: 'Next page',
    pages: 'Pages',
    range: (first, last, total) => `${en.format(first)}–${en.format(last)} of ${en.format(total)}`,
    nothing: 'Nothing here yet',
    nothingFound: 'Nothing found',
    changeSearch: 'Change the search or the filters.',
    filter: (label) => `filter “${label}”`,
    sorting: 'order',
    page: 'page',
    notApplied: (parts) => `Not applied, because the value in the address is invalid: ${parts}`,
  },
};
