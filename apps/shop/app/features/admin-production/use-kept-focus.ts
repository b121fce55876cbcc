import { type FocusEventHandler, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
}

/**
 * Keeps the focus on a card's button when the card is rendered in another column, where its elements are new. Uses the
 * card's other button if this one does not exist there.
 */
export function useKeptFocus(board: RefObject<HTMLElement | null>): KeptFocus {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost === null || lost.isConnected) return;
    focused.current = null;
    const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const card = cards.find(({ dataset }) => dataset.card === cardOf(lost)?.dataset.card);
    const same = card?.querySelector<HTMLElement>(`[data-move="${moveOf(lost)}"] button`);
    (same ?? card?.querySelector<HTMLElement>('[data-move] button'))?.focus();
  });
  return {
    // A removed element reports no blur to React, so it is still known when its card is rendered elsewhere.
    onFocus: ({ target }) => {
      focused.current = moveOf(target) === undefined ? null : target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}

const cardOf = (element: Element) => element.closest<HTMLElement>('[data-card]');

/** Returns the direction of a button that moves its card, or undefined for other elements. */
const moveOf = (element: Element) => element.closest<HTMLElement>('[data-move]')?.dataset.move;
