import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * Returns a ref with the value of the last committed render, for events and effects. A render must not read it. React
 * 19.2 has `useEffectEvent` for effects; this package also supports 19.0.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  // Runs before every other effect of the commit. Written while rendering, it could get a value that is never shown.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
