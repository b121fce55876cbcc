import { type RefObject, useEffect, useState } from 'react';

/**
 * The price summary that narrow pages open over a step: closed by the next step, by Escape and by a press elsewhere.
 * @param id of the panel
 * @param button opens the panel
 */
export function usePricePanel(
  id: string,
  button: RefObject<HTMLButtonElement | null>,
  position: number,
): readonly [isOpen: boolean, toggle: () => void] {
  const [openedAt, setOpenedAt] = useState(0);
  const isOpen = openedAt === position;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: MouseEvent | KeyboardEvent) => {
      // The path, because a shadow root hides the target.
      const isInside = event
        .composedPath()
        .some((target) => target === button.current || (target as Element).id === id);
      // A click has no key.
      const { key } = event as Partial<KeyboardEvent>;
      if (key ? key !== 'Escape' : isInside) return;
      if (isInside) button.current?.focus();
      setOpenedAt(0);
    };
    const open = new AbortController();
    addEventListener('click', close, open);
    addEventListener('keydown', close, open);
    return () => open.abort();
  }, [isOpen, id, button]);
  return [isOpen, () => setOpenedAt(isOpen ? 0 : position)];
}
