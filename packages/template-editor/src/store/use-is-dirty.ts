import { isSameDocument } from '../document/edits/is-same-document.ts';
import { useEditorState } from './editor-context.ts';

/** Returns whether the document differs from the saved one. Re-renders the component when that changes. */
export function useIsDirty(): boolean {
  return useEditorState(({ history, saved }) => !isSameDocument(history.template, saved));
}
