import { type ElementRef, rowKey } from '../document/element.ts';
import type { PendingComment, TemplateComment } from './comment-source.ts';

/** A comment with its replies, oldest first. */
export interface Thread {
  readonly first: TemplateComment;
  readonly replies: readonly TemplateComment[];
  readonly ref: ElementRef;
  /** Whether it is sent with the next save, because its part is not saved yet. */
  readonly isPending: boolean;
}

/** Groups comments into threads, newest first. */
export function threadsOf(
  comments: readonly TemplateComment[],
  pending: readonly PendingComment[] = [],
): readonly Thread[] {
  const sent = comments
    .filter(({ threadId }) => threadId === null)
    .map((first) => ({
      first,
      replies: comments.filter(({ threadId }) => threadId === first.id),
      ref: first.part,
      isPending: false,
    }));
  const waiting = pending.map((comment) => ({
    first: { ...comment, threadId: null, author: null, isResolved: false },
    replies: [],
    ref: comment.part,
    isPending: true,
  }));
  return [...sent, ...waiting].toReversed();
}

/** Counts the open threads of each part, by row key. */
export function openCounts(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { first, ref } of threads) {
    if (!first.isResolved) counts.set(rowKey(ref), (counts.get(rowKey(ref)) ?? 0) + 1);
  }
  return counts;
}
