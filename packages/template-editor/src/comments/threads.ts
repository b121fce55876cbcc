import { type ElementRef, rowKey } from '../document/element.ts';
import type { TemplateComment } from './comment-source.ts';

/** A comment with its replies, oldest first. */
export interface Thread {
  readonly first: TemplateComment;
  readonly replies: readonly TemplateComment[];
  /** The part in the document. The id of a new part differs from the stored one until the editor is reopened. */
  readonly ref: ElementRef;
}

/**
 * Groups comments into threads, newest first.
 * @param storedIds stored ids by temporary id
 */
export function threadsOf(
  comments: readonly TemplateComment[],
  storedIds: ReadonlyMap<string, string>,
): readonly Thread[] {
  const temporary = new Map([...storedIds].map(([own, stored]) => [stored, own]));
  return comments
    .filter(({ threadId }) => threadId === null)
    .map((first) => ({
      first,
      replies: comments.filter(({ threadId }) => threadId === first.id),
      ref: { kind: first.part.kind, id: temporary.get(first.part.id) ?? first.part.id },
    }))
    .toReversed();
}

/** Counts the open threads of each part, by row key. */
export function openCounts(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { first, ref } of threads) {
    if (!first.isResolved) counts.set(rowKey(ref), (counts.get(rowKey(ref)) ?? 0) + 1);
  }
  return counts;
}
