import type { englishEditorTexts } from './english-editor-texts.ts';

/** Every text the editor shows or announces, by the folder that shows it. */
export type EditorTexts = typeof englishEditorTexts;
