/** A text that was typed but is not part of the document. */
export interface TypedText {
  readonly text: string;
  /** Why the document refuses it; null if it was not offered to the document yet. */
  readonly error: string | null;
  /** The document's value when it was typed. */
  readonly base: string;
}

/** Typed texts by the key of their control. They outlive the panels, which unmount on every selection. */
export type TypedTexts = Map<string, TypedText>;
