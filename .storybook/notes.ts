import type { ComponentType } from 'react';

/** What a stories file says on its docs page beside the docstring, the props and the states: `parameters.notes`. */
export interface Notes {
  /** Markdown: the keys it takes, and where the focus goes. */
  readonly keyboard: string;
  /** Markdown: roles, names and announcements. */
  readonly accessibility: string;
  /** The documented component, where the stories render it within another one. */
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
