import { useContext } from 'react';
import { ActiveFieldContext } from '../session/session-context.ts';

/** Name of the field that has focus, e.g. to highlight a measurement on a drawing; null for none. */
export function useActiveField(): string | null {
  return useContext(ActiveFieldContext);
}
