import { createContext, type ReactElement, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ElementRef, rowKey } from '../document/element.ts';
import { findElement } from '../document/find.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import type { CommentSource, NewComment, TemplateComment } from './comment-source.ts';
import { openCounts, type Thread, threadsOf } from './threads.ts';
import { usePendingComments } from './use-pending-comments.ts';

/** The comments of a template and the actions on them. Each action returns an error message if it failed, else null. */
export interface Comments {
  readonly threads: readonly Thread[];
  /** Error message if the comments could not be loaded. */
  readonly error: string | null;
  readonly comment: (part: ElementRef, text: string) => Promise<string | null>;
  readonly reply: (threadId: string, text: string) => Promise<string | null>;
  readonly resolve: (threadId: string, isResolved: boolean) => Promise<string | null>;
  readonly remove: (threadId: string) => Promise<string | null>;
}

const CommentsContext = createContext<Comments | null>(null);

/** Returns the comments of the surrounding editor; null if the host has no comment source. */
export function useComments(): Comments | null {
  return useContext(CommentsContext);
}

interface CommentsProviderProps {
  readonly source: CommentSource | undefined;
  /** Number of saves. Each one sends the comments that wait, also if it changed nothing. */
  readonly saves: number;
  readonly children: ReactElement;
}

/** Loads the comments if the host has a comment source. A new template has one only after its first save. */
export function CommentsProvider({ source, saves, children }: CommentsProviderProps) {
  const { store, createId, texts: all } = useEditor();
  const { comments: texts } = all;
  const saved = useEditorState((state) => state.saved);
  const [comments, setComments] = useState<readonly TemplateComment[]>([]);
  const [error, setError] = useState<string | null>(null);
  const pending = usePendingComments(source);

  const load = useCallback(async () => {
    if (!source) return;
    try {
      setComments(await source.list());
      setError(null);
    } catch {
      setError(texts.notLoaded);
    }
  }, [source, texts]);
  const { send, drop } = pending;
  const sendHeld = useCallback(async () => {
    const { saved: stored } = store.getState();
    try {
      const count = await send(({ kind, id }) => findElement(stored, kind, id) !== undefined);
      if (count > 0) await load();
    } catch {
      await load();
      setError(texts.notSent);
    }
  }, [send, load, store, texts]);
  // Another admin may have replied while the window was in the background, or a comment could not be sent.
  useEffect(() => {
    const refresh = () => void load().then(sendHeld);
    refresh();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [load, sendHeld]);

  const threads = useMemo(() => threadsOf(comments, pending.list), [comments, pending.list]);
  useEffect(() => store.actions.setCommented(openCounts(threads)), [store, threads]);

  // After the admin confirmed deleting a commented part, its threads are removed by the save that deletes the part.
  const latest = useLatest({ threads, load, source, sendHeld });
  useEffect(() => {
    const { uncommented } = store.getState();
    const { threads: current, load: reload, source: host } = latest.current;
    const gone = current.filter(
      ({ ref }) => uncommented.has(rowKey(ref)) && findElement(saved, ref.kind, ref.id) === undefined,
    );
    drop(gone.filter(({ isPending }) => isPending).map(({ first }) => first.id));
    if (!host) return;
    const removals = gone.filter(({ isPending }) => !isPending).map(({ first }) => host.remove(first.id));
    if (removals.length > 0) void Promise.allSettled(removals).then(reload);
  }, [store, saved, drop, latest]);
  useEffect(() => {
    if (saves > 0) void latest.current.sendHeld();
  }, [saves, latest]);

  const value = useMemo((): Comments | null => {
    if (!source) return null;
    const act = async (action: () => Promise<void>): Promise<string | null> => {
      try {
        await action();
        await load();
        return null;
      } catch (reason) {
        return reason instanceof Error && reason.message !== '' ? reason.message : texts.failed;
      }
    };
    const add = (comment: NewComment) => act(() => source.add(comment));
    return {
      threads,
      error,
      comment: async (part, text) => {
        const { kind, id } = part;
        if (findElement(store.getState().saved, kind, id) !== undefined) return add({ part: { kind, id }, text });
        pending.queue({ id: createId(), part: { kind, id }, text, createdAt: new Date().toISOString() });
        return null;
      },
      reply: (threadId, text) => add({ threadId, text }),
      resolve: (threadId, isResolved) => act(() => source.resolve(threadId, isResolved)),
      remove: async (threadId) => {
        if (!pending.list.some(({ id }) => id === threadId)) return act(() => source.remove(threadId));
        pending.drop([threadId]);
        return null;
      },
    };
  }, [threads, error, source, load, store, createId, pending, texts]);
  return <CommentsContext value={value}>{children}</CommentsContext>;
}
