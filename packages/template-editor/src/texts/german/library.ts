import type { EditorTexts } from '../editor-texts.ts';

/** Predefined groups. Their contents are written for shoppers and are not part of the catalogue. */
export const germanLibrary: EditorTexts['library'] = {
  title: 'Bibliothek',
  add: 'Hinzufügen',
  addEntry: (entry) => `${entry} hinzufügen`,
  addStep: (entry) => `„${entry}“ aus der Bibliothek hinzufügen`,
  groups: {
    colors: { label: 'Farbauswahl', description: 'Sechs Farben mit Mustern, von denen eine gewählt wird.' },
    measurements: {
      label: 'Maße',
      description: 'Drei Maße in cm mit Grenzen und die Bestätigung, gemessen zu haben.',
    },
    surcharge: {
      label: 'Ja oder nein mit Aufpreis',
      description: 'Ein Extra mit Aufpreis, gewählt oder nicht.',
    },
    print: {
      label: 'Textaufdruck',
      description: 'Ein Name auf dem Produkt: ob, welcher und in welcher Farbe. Der Rest erscheint erst bei Bedarf.',
    },
  },
};
