import type { ElementRef } from '../document/element.ts';

/** A comment on a part of the template. */
export interface TemplateComment {
  readonly id: string;
  readonly part: ElementRef;
  /** The comment it replies to; null for the first of a thread. */
  readonly threadId: string | null;
  readonly text: string;
  /** null if the account was deleted. */
  readonly author: string | null;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Only for the first comment: whether the thread is resolved. */
  readonly isResolved: boolean;
}

/** A comment to store, on a part or as a reply. */
export type NewComment =
  | { readonly part: ElementRef; readonly text: string }
  | { readonly threadId: string; readonly text: string };

/** A comment that waits until its part is saved. */
export interface PendingComment {
  readonly id: string;
  readonly part: ElementRef;
  readonly text: string;
  /** ISO 8601 */
  readonly createdAt: string;
}

/** Stores comments on parts. Functions reject with an Error whose message is shown to the admin. Keep it stable. */
export interface CommentSource {
  /** Oldest first. */
  readonly list: () => Promise<readonly TemplateComment[]>;
  readonly add: (comment: NewComment) => Promise<void>;
  readonly resolve: (threadId: string, isResolved: boolean) => Promise<void>;
  /** Deletes a thread. */
  readonly remove: (threadId: string) => Promise<void>;
  /** Where comments on unsaved parts outlast a reload, for example the browser's storage. If omitted, it loses them. */
  readonly pending?: {
    readonly read: () => readonly PendingComment[];
    readonly keep: (comments: readonly PendingComment[]) => void;
  };
}
