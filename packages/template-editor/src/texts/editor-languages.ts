import type { EditorTexts } from './editor-texts.ts';
import { englishEditorTexts } from './english-editor-texts.ts';
import { germanEditorTexts } from './german-editor-texts.ts';

/** The languages of the editor. */
export type Language = 'en' | 'de';

/** The catalogues by language. */
export const editorLanguages: Readonly<Record<Language, EditorTexts>> = {
  en: englishEditorTexts,
  de: germanEditorTexts,
};
