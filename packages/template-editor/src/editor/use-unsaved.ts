import { isSameJson, serializeTemplate, type TemplateJson } from 'configurator-core';
import { useEffect } from 'react';
import { useEditor } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';

const WAIT_MS = 400;

/** Called with the unsaved template; null once it equals the saved one. */
export type UnsavedListener = (template: TemplateJson | null) => void;

/** Reports unsaved changes to the host shortly after the last change, and immediately when the page is left. */
export function useUnsaved(onUnsaved: UnsavedListener | undefined): void {
  const { store } = useEditor();
  const latest = useLatest(onUnsaved);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      clearTimeout(timer);
      timer = undefined;
      const { history, saved } = store.getState();
      latest.current?.(isSameJson(history.template, saved) ? null : serializeTemplate(history.template));
    };
    const reportWaiting = () => {
      if (timer !== undefined) tell();
    };
    const stop = store.subscribe((state, before) => {
      if (state.history.template === before.history.template && state.saved === before.saved) return;
      clearTimeout(timer);
      // After a save the host must drop its copy without delay.
      if (state.saved !== before.saved) tell();
      else timer = setTimeout(tell, WAIT_MS);
    });
    window.addEventListener('pagehide', reportWaiting);
    return () => {
      reportWaiting();
      stop();
      window.removeEventListener('pagehide', reportWaiting);
    };
  }, [store, latest]);
}
