import type { ComponentType } from 'react';

/** Notes for the docs page of a stories file, besides docstring, props and states: `parameters.notes`. */
export interface Notes {
  /** Markdown: supported keys and focus management. */
  readonly keyboard: string;
  /** Markdown: roles, names and announcements. */
  readonly accessibility: string;
  /** The documented component, if the stories render it inside another one. */
  // biome-ignore lint/suspicious/noExplicitAny: any component can be documented, whatever its props are
  readonly of?: ComponentType<any>;
}

/**
 * Reads the notes of a stories file.
 * @throws Error if they are missing
 */
export function readNotes(title: string, { notes }: { readonly notes?: Notes }): Notes {
  if (notes === undefined) throw new Error(`The stories of “${title}” need parameters.notes.`);
  return notes;
}
