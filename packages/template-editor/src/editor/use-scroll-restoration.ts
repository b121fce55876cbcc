import { type RefObject, type UIEvent, useLayoutEffect, useRef } from 'react';
import type { View } from '../store/editor-state.ts';

interface ScrollRestoration {
  readonly ref: RefObject<HTMLElement | null>;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Restores each view's scroll position, since all views share one scroll container. A view first opens at its top. */
export function useScrollRestoration(view: View): ScrollRestoration {
  const ref = useRef<HTMLElement>(null);
  const kept = useRef(new Map<View, number>());
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = kept.current.get(view) ?? 0;
  }, [view]);
  return { ref, onScroll: ({ currentTarget }) => kept.current.set(view, currentTarget.scrollTop) };
}
