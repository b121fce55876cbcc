import { useSyncExternalStore } from 'react';

let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Registers a native modal dialog while it is open. Returns the function that removes it. */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  update([...openModals, dialog]);
  return () => update(openModals.filter((other) => other !== dialog));
}

/** The topmost open native modal dialog, or null. Everything outside of it is inert and painted below it. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topModal, () => null);
}

function topModal(): HTMLDialogElement | null {
  return openModals.at(-1) ?? null;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function update(next: readonly HTMLDialogElement[]): void {
  openModals = next;
  for (const notify of listeners) notify();
}
