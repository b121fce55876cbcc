import type { EditorTexts } from '../editor-texts.ts';
import { formatCount } from './format.ts';

/** The command palette, and commands whose buttons have other names or none. */
export const germanCommands: EditorTexts['commands'] = {
  title: 'Befehlspalette',
  search: 'Teile, Befehle und Befunde suchen',
  command: 'Befehl',
  found: (count) => formatCount(count, 'Treffer', 'Treffer'),
  nothingFound: 'Keine Treffer',
  addField: (type) => `Feld hinzufügen: ${type}`,
  views: {
    build: 'Arbeitsfläche zeigen',
    preview: 'Vorschau zeigen',
    logic: 'Regelkarte und Regeltabelle zeigen',
    translations: 'Übersetzungen zeigen',
    json: 'JSON zeigen',
    versions: 'Versionen zeigen',
  },
  sides: {
    inspector: 'Eigenschaften zeigen',
    findings: 'Befunde zeigen',
    price: 'Preissimulator zeigen',
    scenarios: 'Szenarien zeigen',
    comments: 'Kommentare zeigen',
  },
};
