import { useRef, useState } from 'react';

/** What is typed, as it is typed, with why the document does not take it (null: it does). */
interface Draft {
  readonly text: string;
  readonly error: string | null;
}

/** A text control over a value of the document. */
export interface DraftControl {
  readonly text: string;
  readonly error: string | null;
  readonly type: (text: string) => void;
  /** The control is left: what the document took is shown as the document says it. */
  readonly release: () => void;
}

/**
 * Keeps what is typed apart from what the document makes of it: what it refuses stays on the screen with the reason, and
 * what it writes in another way (`0,5` as `0.5`) changes only when the control is left.
 * @param take brings the text into the document; a sentence where that is not possible
 */
export function useDraft(value: string, take: (text: string) => string | null): DraftControl {
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The document's value after the last keystroke; a different value means that something else changed it. */
  const base = useRef(value);
  const isJustTyped = useRef(false);
  if (isJustTyped.current) {
    isJustTyped.current = false;
    base.current = value;
  }
  const current = draft !== null && base.current === value ? draft : null;
  return {
    text: current?.text ?? value,
    error: current?.error ?? null,
    type: (text) => {
      const error = take(text);
      isJustTyped.current = true;
      setDraft({ text, error });
    },
    release: () => {
      if (draft?.error === null) setDraft(null);
    },
  };
}
