import { useContext } from 'react';
import { ActiveFieldContext } from '../session/session-context.ts';

/** Returns the name of the focused field, e.g. to highlight a measurement on a drawing; null for none. */
export function useActiveField(): string | null {
  return useContext(ActiveFieldContext);
}
