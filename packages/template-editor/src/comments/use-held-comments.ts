import { useMemo, useRef, useState } from 'react';
import type { ElementRef } from '../document/element.ts';
import { useLatest } from '../store/use-latest.ts';
import type { CommentSource, HeldComment } from './comment-source.ts';

/** Comments that wait until their part is saved. */
export interface HeldComments {
  readonly list: readonly HeldComment[];
  readonly hold: (comment: HeldComment) => void;
  readonly drop: (ids: readonly string[]) => void;
  /**
   * Sends the comments on parts that are saved, and returns their number. Rejects if one cannot be sent; it and those
   * after it stay held.
   */
  readonly send: (isSaved: (part: ElementRef) => boolean) => Promise<number>;
}

/** Returns the held comments of a template. The host may keep them over a reload. */
export function useHeldComments(source: CommentSource | undefined): HeldComments {
  const [list, setList] = useState(() => source?.held?.read() ?? []);
  const latest = useRef(list);
  const host = useLatest(source);
  const isSending = useRef(false);
  const actions = useMemo(() => {
    const change = (next: readonly HeldComment[]) => {
      latest.current = next;
      host.current?.held?.keep(next);
      setList(next);
    };
    const drop = (ids: readonly string[]) => {
      const left = latest.current.filter(({ id }) => !ids.includes(id));
      if (left.length < latest.current.length) change(left);
    };
    return {
      hold: (comment: HeldComment) => change([...latest.current, comment]),
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
