import { type RefObject, useEffect, useId, useRef, useState } from 'react';

interface PricePanel {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** For the button that opens the panel. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The price summary that narrow pages open over a step: closed by the next step, by Escape and by a press elsewhere. */
export function usePricePanel(position: number): PricePanel {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState(0);
  const isOpen = openedAt === position;
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      // The path, because a shadow root hides the target.
      const path = event.composedPath();
      const isInside = path.some((target) => target === button.current || (target as Element).id === id);
      if (event.type === 'click' ? isInside : (event as KeyboardEvent).key !== 'Escape') return;
      if (event.type !== 'click' && isInside) button.current?.focus();
      setOpenedAt(0);
    };
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, [isOpen, id]);
  return { id, isOpen, toggle: () => setOpenedAt(isOpen ? 0 : position), button };
}
