import { createContext, useContext, useState } from 'react';
import { useEditor } from './editor-context.ts';

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
