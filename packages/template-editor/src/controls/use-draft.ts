import { useState } from 'react';
import { useEditor } from '../store/editor-context.ts';

/** The typed text, with the reason why the document refuses it (null: accepted). */
interface Draft {
  readonly text: string;
  readonly error: string | null;
  /**
   * The document's value after the last keystroke; null until it is rendered. A different value means that it was
   * changed elsewhere.
   */
  readonly base: string | null;
}

/** State of a text control for a value of the document. */
export interface DraftControl {
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
  /** Called on blur: an accepted draft is replaced by the document's own notation. */
  readonly release: () => void;
}

/**
 * Keeps the typed text separate from the document's value. A refused text stays visible with the reason, and an
 * accepted one is normalized (`0,5` to `0.5`) only on blur.
 * @param commit writes the text to the document; returns an error message if it is refused
 * @param key a refused text is kept under this key when the control unmounts; null: it is not kept
 */
export function useDraft(value: string, commit: (text: string) => string | null, key: string | null): DraftControl {
  const { typed } = useEditor().store;
  const [draft, setDraft] = useState<Draft | null>(() => {
    const kept = key === null ? undefined : typed.get(key);
    return kept?.base === value ? kept : null;
  });
  if (draft?.base === null) setDraft({ ...draft, base: value });
  const current = draft?.base === null || draft?.base === value ? draft : null;
  return {
    text: current?.text ?? value,
    error: current?.error ?? null,
    type: (text) => {
      const error = commit(text);
      if (key !== null && error !== null) typed.set(key, { text, error, base: value });
      else if (key !== null) typed.delete(key);
      setDraft({ text, error, base: null });
    },
    release: () => {
      if (draft?.error === null) setDraft(null);
    },
  };
}
