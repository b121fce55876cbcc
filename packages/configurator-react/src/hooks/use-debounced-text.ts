import { useEffect, useState } from 'react';

/** Long enough that typing and quick changes are over: one announcement for them all. */
export const debounceMs = 900;

/** A text, debounced after a change, for assistive technology; empty until it changes for the first time. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  const [isArmed, setArmed] = useState(false);

  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => {
      setArmed(true);
      setSettled(text);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return isArmed ? settled : '';
}
