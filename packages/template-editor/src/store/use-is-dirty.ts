import { isSameJson } from 'configurator-core';
import { useEditorState } from './editor-context.ts';

/**
 * Returns whether the document differs from the saved one or typed JSON is not applied yet. Re-renders the component
 * when that changes.
 */
export function useIsDirty(): boolean {
  return useEditorState(({ history, saved, jsonText }) => jsonText !== null || !isSameJson(history.template, saved));
}
