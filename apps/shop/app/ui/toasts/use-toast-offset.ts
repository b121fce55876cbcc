import { type RefObject, useEffect } from 'react';
import { toastOffset } from './toast-offset.ts';

/** Main actions of pages in the shop, the configurator and the editor. */
const primaryActions = '[data-primary-action], .cfg-button-primary, .te-button-primary';
const headerHeightPx = 80;
const intervalMs = 150;

/**
 * Keeps the toasts clear of every main action in view.
 * @param toastCount while it is above 0, the position is checked repeatedly, as the page may scroll or change
 */
export function useToastOffset(viewport: RefObject<HTMLElement | null>, toastCount: number): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null || toastCount === 0) return;
    const place = () => {
      element.style.translate = `0 ${-liftOf(element)}px`;
    };
    const placeUnused = () => {
      // A toast that is hovered or focused stays in place.
      if (!element.matches(':hover, :focus-within')) place();
    };
    // A new toast may appear under the pointer that clicked the action, which does not count as hovering.
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
