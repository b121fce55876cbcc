import { serializeTemplate, type Template, type TemplateJson } from 'configurator-core';
import { useEffect, useRef } from 'react';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { withStoredIds } from './stored-ids.ts';

const WAIT_MS = 400;

/** What the host is told while the document differs from what was saved, so that it can be kept; null once it is the same. */
export type UnsavedListener = (template: TemplateJson | null) => void;

function isSame(left: Template, right: Template): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** Whether the document differs from what was saved. */
export function useIsDirty(): boolean {
  // Identity answers for nearly every render; an undo back to the start is told by comparing.
  const template = useEditorState((state) => state.history.template);
  const saved = useEditorState((state) => state.saved);
  const cache = useRef<{ template: Template; saved: Template; isDirty: boolean } | null>(null);
  if (cache.current?.template !== template || cache.current.saved !== saved) {
    cache.current = { template, saved, isDirty: !isSame(template, saved) };
  }
  return cache.current.isDirty;
}

/** Tells the host what is not saved yet: shortly after the last change, and at once when the page goes. */
export function useUnsaved(onUnsaved: UnsavedListener | undefined, storedIds: () => ReadonlyMap<string, string>): void {
  const { store } = useEditor();
  const latest = useRef({ onUnsaved, storedIds });
  latest.current = { onUnsaved, storedIds };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      const { history, saved } = store.getState();
      const { onUnsaved: listener, storedIds: ids } = latest.current;
      listener?.(isSame(history.template, saved) ? null : withStoredIds(serializeTemplate(history.template), ids()));
    };
    const tellWaiting = () => {
      if (timer !== undefined) tell();
    };
    const stop = store.subscribe((state, before) => {
      if (state.history.template === before.history.template && state.saved === before.saved) return;
      clearTimeout(timer);
      // After a save there is nothing to keep: that must not wait.
      if (state.saved !== before.saved) tell();
      else timer = setTimeout(tell, WAIT_MS);
    });
    window.addEventListener('pagehide', tellWaiting);
    return () => {
      tellWaiting();
      stop();
      window.removeEventListener('pagehide', tellWaiting);
    };
  }, [store]);
}
