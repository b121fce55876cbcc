import type { ElementRef } from '../document/element.ts';

/** A comment on a part of the template. */
export interface TemplateComment {
  readonly id: string;
  /** The part by its stored id. */
  readonly part: ElementRef;
  /** The comment it replies to; null for the first of a thread. */
  readonly threadId: string | null;
  readonly text: string;
  /** Null where the account is gone. */
  readonly author: string | null;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Of a first comment: its thread is resolved. */
  readonly isResolved: boolean;
}

/** A comment to be stored: on a part, or as a reply. */
export type NewComment =
  | { readonly part: ElementRef; readonly text: string }
  | { readonly threadId: string; readonly text: string };

/** Stores comments on parts. Functions reject with an Error whose message a person can read. Keep it the same object. */
export interface CommentSource {
  /** The oldest first. */
  readonly list: () => Promise<readonly TemplateComment[]>;
  readonly add: (comment: NewComment) => Promise<void>;
  readonly resolve: (threadId: string, isResolved: boolean) => Promise<void>;
  /** Deletes a thread. */
  readonly remove: (threadId: string) => Promise<void>;
}
