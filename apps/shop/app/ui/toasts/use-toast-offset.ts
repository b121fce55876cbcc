import { type RefObject, useEffect } from 'react';
import { toastOffset } from './toast-offset.ts';

/** Buttons and links that carry on the page's main task, in the shop, in the configurator and in the editor. */
const primaryActions = '[data-primary-action], .cfg-button-primary, .te-button-primary';
const headerHeightPx = 80;
const intervalMs = 150;

/**
 * Keeps the toasts clear of every primary action in view.
 * @param toastCount while there are toasts, their place is checked: the page below them may scroll or change
 */
export function useToastOffset(viewport: RefObject<HTMLElement | null>, toastCount: number): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null || toastCount === 0) return;
    const place = () => {
      element.style.translate = `0 ${-liftOf(element)}px`;
    };
    const placeUnused = () => {
      // A toast that is being used stays where it is.
      if (!element.matches(':hover, :focus-within')) place();
    };
    // A new toast may appear below the pointer that pressed the action: that is no use of it.
    place();
    const timer = setInterval(placeUnused, intervalMs);
    window.addEventListener('scroll', placeUnused, { passive: true });
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', placeUnused);
      element.style.translate = '';
    };
  }, [viewport, toastCount]);
}

function liftOf(viewport: HTMLElement): number {
  const { left, right } = viewport.getBoundingClientRect();
  const toasts = [...viewport.querySelectorAll<HTMLElement>('.toast:not([data-limited], [data-ending-style])')];
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(viewport).bottom);
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + 12, -12);
  const actions = [...document.querySelectorAll(primaryActions)]
    .filter((action) => !viewport.contains(action) && action.closest('[inert]') === null)
    .map((action) => action.getBoundingClientRect())
    .filter((action) => action.height > 0 && action.bottom > 0 && action.top < window.innerHeight);
  return toastOffset({ left, right, top: bottom - height, bottom }, actions, headerHeightPx);
}
