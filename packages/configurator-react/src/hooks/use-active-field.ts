import { useSession } from '../session/session-context.ts';
import { useObservable } from './use-observable.ts';

/** The name of the field that has the focus, e.g. to light up the measurement on a drawing; null for none. */
export function useActiveField(): string | null {
  return useObservable(useSession().activeField);
}
