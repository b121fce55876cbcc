import type { EditorTexts } from '../editor-texts.ts';

/** Controls that resize, open and close the panes. */
export const germanPanes: EditorTexts['panes'] = {
  beside: 'Bereich neben der Arbeitsfläche',
  showStructure: 'Struktur einblenden',
  showPreview: 'Vorschau neben der Arbeitsfläche zeigen',
  hidePreview: 'Vorschau neben der Arbeitsfläche ausblenden',
  structureWidth: 'Breite der Struktur',
  previewWidth: 'Breite der Vorschau',
  propertiesWidth: 'Breite der Eigenschaften',
};
