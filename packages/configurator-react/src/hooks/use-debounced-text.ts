import { useEffect, useState } from 'react';

/** Long enough to combine typing and quick changes into one announcement. */
export const debounceMs = 900;

/** Returns a debounced text for assistive technology; empty until the first change. */
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
