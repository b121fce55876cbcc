import { FrameFace } from '../faces/frame-face.tsx';
import { StaticFace } from '../faces/static-face.tsx';
import type { FieldTypeEntry } from '../field-type-editor.ts';
import { HtmlProperty, UrlProperty } from '../properties/presentation.tsx';
import { shownOnly } from './shared.ts';

/** Text from the template. */
export const staticTextEntry: FieldTypeEntry = {
  ...shownOnly,
  icon: { outline: 'M6 4h9l3 3v13H6zM9 11h6m-6 4h6' },
  words: {
    en: {
      label: 'Static text',
      title: 'Static text field',
      description: 'Text without an input',
      draftLabel: 'Information',
    },
    de: {
      label: 'Statischer Text',
      title: 'Statischer Text',
      description: 'Erklärt, ohne eine Eingabe',
      draftLabel: 'Information',
    },
  },
  tableNames: [],
  Face: StaticFace,
  draft: { name: 'info', additionalOptions: { html: '<p>Text</p>' } },
  properties: [HtmlProperty],
};

/** A page in a frame. */
export const iframeEntry: FieldTypeEntry = {
  ...shownOnly,
  icon: 'iframe',
  words: {
    en: {
      label: 'Embedded page',
      title: 'Embedded page field',
      description: 'A video or a page in a frame',
      draftLabel: 'Video',
    },
    de: {
      label: 'Eingebettete Seite',
      title: 'Eingebettete Seite',
      description: 'Ein Video oder eine Seite in einem Rahmen',
      draftLabel: 'Video',
    },
  },
  tableNames: [],
  Face: FrameFace,
  draft: { name: 'embed' },
  properties: [UrlProperty],
};
