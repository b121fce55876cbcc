import { useState } from 'react';

function isShallowEqual<T extends object>(left: T, right: T): boolean {
  const entries = Object.entries(left);
  const others = new Map<string, unknown>(Object.entries(right));
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)));
}

/** Returns the same object while its entries are unchanged, so that hosts can pass an inline object. */
export function useStable<T extends object>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isShallowEqual(kept, value)) return kept;
  setKept(value);
  return value;
}
