import { useMemo, useRef, useState } from 'react';
import type { ElementRef } from '../document/element.ts';
import { useLatest } from '../store/use-latest.ts';
import type { CommentSource, PendingComment } from './comment-source.ts';

/** Comments that wait until their part is saved. */
export interface PendingComments {
  readonly list: readonly PendingComment[];
  readonly queue: (comment: PendingComment) => void;
  readonly drop: (ids: readonly string[]) => void;
  /**
   * Sends the comments on parts that are saved, and returns their number. Rejects if one cannot be sent; it and those
   * after it stay pending.
   */
  readonly send: (isSaved: (part: ElementRef) => boolean) => Promise<number>;
}

/** Returns the pending comments of a template. The host may keep them over a reload. */
export function usePendingComments(source: CommentSource | undefined): PendingComments {
  const [list, setList] = useState(() => source?.pending?.read() ?? []);
  const latest = useRef(list);
  const host = useLatest(source);
  const isSending = useRef(false);
  const actions = useMemo(() => {
    const change = (next: readonly PendingComment[]) => {
      latest.current = next;
      host.current?.pending?.keep(next);
      setList(next);
    };
    const drop = (ids: readonly string[]) => {
      const left = latest.current.filter(({ id }) => !ids.includes(id));
      if (left.length < latest.current.length) change(left);
    };
    return {
      queue: (comment: PendingComment) => change([...latest.current, comment]),
      drop,
      send: async (isSaved: (part: ElementRef) => boolean) => {
        const { current: comments } = host;
        if (!comments || isSending.current) return 0;
        isSending.current = true;
        const toSend = latest.current.filter(({ part }) => isSaved(part));
        try {
          for (const { id, part, text } of toSend) {
            await comments.add({ part, text });
            drop([id]);
          }
          return toSend.length;
        } finally {
          isSending.current = false;
        }
      },
    };
  }, [host]);
  return useMemo(() => ({ list, ...actions }), [list, actions]);
}
