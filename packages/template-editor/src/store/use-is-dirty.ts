import { isSameDocument } from '../document/edits/is-same-document.ts';
import { useEditorState } from './editor-context.ts';

/** Whether the document differs from the saved one; re-renders the caller when the answer changes. */
export function useIsDirty(): boolean {
  return useEditorState(({ history, saved }) => !isSameDocument(history.template, saved));
}
