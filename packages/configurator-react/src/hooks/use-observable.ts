import { useSyncExternalStore } from 'react';
import type { Observable } from '../session/observable.ts';

/** Reads an observable; the component renders again when it changes. */
export function useObservable<T>({ get, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
