import { type RefObject, useEffect } from 'react';
import { useLatest } from '../store/use-latest.ts';

/** Calls back when something outside of an element is pressed or focused, except the open button of a popover. */
export function useDismissal(element: RefObject<Element | null>, onDismiss: () => void): void {
  const latest = useLatest(onDismiss);
  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || element.current?.contains(target)) return;
      if (target.closest('button[aria-expanded="true"]') === null) latest.current();
    };
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('focusin', onOutside);
    };
  }, [element, latest]);
}
