import { createContext, useContext, useState } from 'react';
import { useEditor } from './editor-context.ts';

/** A text that was typed but is not part of the document. */
export interface TypedText {
  readonly text: string;
  /** Why the document refuses it; null if it was not offered to the document yet. */
  readonly error: string | null;
  /** The document's value when it was typed. */
  readonly base: string;
}

/** Typed texts by the key of their control. They outlive the panels, which unmount on every selection. */
export type TypedTexts = Map<string, TypedText>;

/** Key of the surrounding part, for the keys of its controls; null where typed texts end with their dialog. */
export const TypedScope = createContext<string | null>(null);

/** Returns the key of a control within the surrounding part; null if its text is not kept. */
export function useTypedKey(name: string): string | null {
  const scope = useContext(TypedScope);
  return scope === null ? null : `${scope}/${name}`;
}

/** Returns whether a typed text is kept below a key. */
export function useHasTyped(key: string | null): boolean {
  const { typed } = useEditor().store;
  return key !== null && [...typed.keys()].some((other) => other.startsWith(`${key}/`));
}

/** State of a text that is not part of the document, such as an unsent comment or a search. It outlives its panel. */
export function useTypedText(key: string): readonly [string, (text: string) => void] {
  const { typed } = useEditor().store;
  const [text, setText] = useState(() => typed.get(key)?.text ?? '');
  return [
    text,
    (next) => {
      if (next === '') typed.delete(key);
      else typed.set(key, { text: next, error: null, base: '' });
      setText(next);
    },
  ];
}
