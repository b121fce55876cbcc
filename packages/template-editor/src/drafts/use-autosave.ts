import { isSameJson, serializeTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { useEditor } from '../store/editor-context.ts';
import type { DraftSource } from './draft-source.ts';

/** Status of the last autosave. */
export type AutosaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly at: Date }
  | { readonly status: 'failed' };

/** Limit of the retry backoff: `waitMs` times 2, 4, then always 8. */
const MAX_DOUBLINGS = 3;

/**
 * Saves a draft on the host shortly after each change, one save at a time. Retries a failed save with a backoff, and
 * immediately when the browser is back online.
 */
export function useAutosave(source: DraftSource | undefined): AutosaveState {
  const { store } = useEditor();
  const [state, setState] = useState<AutosaveState>({ status: 'idle' });
  useEffect(() => {
    if (!source) return;
    let kept: Template = store.getState().saved;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSaving = false;
    let isClosed = false;
    let failures = 0;
    const plan = (waitMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), waitMs);
    };
    const run = async () => {
      const { template } = store.getState().history;
      if (isSaving || isClosed || isSameJson(template, kept)) return;
      isSaving = true;
      // A failure is announced once, not on each retry.
      if (failures === 0) setState({ status: 'saving' });
      try {
        await source.save(serializeTemplate(template));
        kept = template;
        failures = 0;
        if (!isClosed) setState({ status: 'saved', at: new Date() });
      } catch {
        failures += 1;
        if (!isClosed) setState({ status: 'failed' });
      }
      isSaving = false;
      if (isClosed) return;
      if (failures > 0) plan(source.waitMs * 2 ** Math.min(failures, MAX_DOUBLINGS));
      // Changes made during the save.
      else if (!isSameJson(store.getState().history.template, kept)) plan(source.waitMs);
    };
    const retry = () => {
      if (failures > 0) void run();
    };
    const stop = store.subscribe((now, before) => {
      if (now.saved !== before.saved) {
        // The template itself was saved.
        kept = now.saved;
        failures = 0;
        setState({ status: 'idle' });
      }
      if (now.history.template !== before.history.template && !isSaving) plan(source.waitMs);
    });
    window.addEventListener('online', retry);
    return () => {
      // A pending draft is not sent. The host warns about unsaved changes and may keep them in the browser.
      isClosed = true;
      clearTimeout(timer);
      stop();
      window.removeEventListener('online', retry);
    };
  }, [source, store]);
  return state;
}
