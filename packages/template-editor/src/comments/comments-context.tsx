import { createContext, type ReactElement, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type ElementRef, rowKey } from '../document/element.ts';
import { findElement } from '../document/find.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import type { CommentSource, NewComment, TemplateComment } from './comment-source.ts';
import { openCounts, type Thread, threadsOf } from './threads.ts';

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
  readonly storedIds: () => ReadonlyMap<string, string>;
  readonly children: ReactElement;
}

/** Loads the comments if the host has a comment source. A new template has one only after its first save. */
export function CommentsProvider({ source, storedIds, children }: CommentsProviderProps) {
  const { store, texts: all } = useEditor();
  const { comments: texts } = all;
  const saved = useEditorState((state) => state.saved);
  const [comments, setComments] = useState<readonly TemplateComment[]>([]);
  const [error, setError] = useState<string | null>(null);
  const ids = useLatest(storedIds);

  const load = useCallback(async () => {
    if (!source) return;
    try {
      setComments(await source.list());
      setError(null);
    } catch {
      setError(texts.notLoaded);
    }
  }, [source, texts]);
  // Another admin may have replied while the window was in the background.
  useEffect(() => {
    void load();
    const onFocus = () => void load();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [load]);

  // New parts get their stored ids when the template is saved.
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(() => new Map(storedIds()));
  const threads = useMemo(() => threadsOf(comments, known), [comments, known]);
  useEffect(() => store.actions.setCommented(openCounts(threads)), [store, threads]);

  // After the admin confirmed deleting a commented part, its threads are removed by the save that deletes the part.
  const latest = useLatest({ threads, load, source });
  useEffect(() => {
    const { uncommented } = store.getState();
    const { threads: current, load: reload, source: host } = latest.current;
    const gone = current.filter(
      ({ ref }) => uncommented.has(rowKey(ref)) && findElement(saved, ref.kind, ref.id) === undefined,
    );
    setKnown(new Map(ids.current()));
    if (gone.length === 0 || !host) return;
    void Promise.allSettled(gone.map(({ first }) => host.remove(first.id))).then(reload);
  }, [store, saved, ids, latest]);

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
        if (findElement(store.getState().saved, part.kind, part.id) === undefined) return texts.saveFirst;
        return add({ part: { kind: part.kind, id: ids.current().get(part.id) ?? part.id }, text });
      },
      reply: (threadId, text) => add({ threadId, text }),
      resolve: (threadId, isResolved) => act(() => source.resolve(threadId, isResolved)),
      remove: (threadId) => act(() => source.remove(threadId)),
    };
  }, [threads, error, source, load, store, texts, ids]);
  return <CommentsContext value={value}>{children}</CommentsContext>;
}
