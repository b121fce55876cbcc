import { FileFace } from '../faces/file-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { FileChecks } from '../properties/file-checks.tsx';
import { HintProperty } from '../properties/presentation.tsx';
import { typed } from './shared.ts';

/** Files of the shopper. */
export const fileEntry: FieldTypeEntry = {
  ...typed,
  icon: 'file',
  words: {
    en: { label: 'File', title: 'File field', description: 'Pictures or PDF files to upload', draftLabel: 'File' },
    de: {
      label: 'Datei',
      title: 'Dateifeld',
      description: 'Bilder oder PDF-Dateien zum Hochladen',
      draftLabel: 'Datei',
    },
  },
  tableNames: [],
  Face: FileFace,
  draft: { name: 'files' },
  comparesPresenceOnly: true,
  properties: [HintProperty],
  checks: [FileChecks],
};
