import { type RefObject, useEffect } from 'react';
import { toastOffset } from './toast-offset.ts';

/** Main actions of pages in the shop, the configurator and the editor. */
const primaryActions = '[data-primary-action], .cfg-button-primary, .te-button-primary';
/** Open dialogs, whose every button stays free: what they ask blocks the page. */
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]';
const headerHeightPx = 80;
const edgePx = 16;
const intervalMs = 150;

/**
 * Keeps the toasts clear of every main action in view, and of all buttons of an open dialog.
 * @param toastCount while it is above 0, the position is checked repeatedly, as the page may scroll or change
 */
export function useToastOffset(viewport: RefObject<HTMLElement | null>, toastCount: number): void {
  useEffect(() => {
    const element = viewport.current;
    if (element === null || toastCount === 0) return;
    const place = () => {
      element.style.translate = `0 ${-liftOf(element)}px`;
    };
    // Hovering counts from the first move within the toasts: a toast may also appear or move under a resting pointer.
    let isHovered = false;
    const enter = () => {
      isHovered = true;
    };
    const leave = () => {
      isHovered = false;
    };
    const placeUnused = () => {
      // A toast that is hovered or focused stays in place.
      if (!isHovered && !element.matches(':focus-within')) place();
    };
    const placeAfterScroll = () => {
      leave();
      placeUnused();
    };
    place();
    const timer = setInterval(placeUnused, intervalMs);
    element.addEventListener('pointermove', enter);
    element.addEventListener('pointerleave', leave);
    // Captured, as a dialog scrolls its own content.
    const scrolling = { capture: true, passive: true };
    window.addEventListener('scroll', placeAfterScroll, scrolling);
    return () => {
      clearInterval(timer);
      element.removeEventListener('pointermove', enter);
      element.removeEventListener('pointerleave', leave);
      window.removeEventListener('scroll', placeAfterScroll, scrolling);
      element.style.translate = '';
    };
  }, [viewport, toastCount]);
}

function liftOf(viewport: HTMLElement): number {
  const { left, right } = viewport.getBoundingClientRect();
  const toasts = [...viewport.querySelectorAll<HTMLElement>('.toast:not([data-limited], [data-ending-style])')];
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(viewport).bottom);
  const height = toasts.reduce((sum, toast) => sum + toast.offsetHeight + 12, -12);
  const open = [...document.querySelectorAll(dialogs)].filter((dialog) => !viewport.contains(dialog));
  const buttons = open.flatMap((dialog) => [...dialog.querySelectorAll('button')]);
  const actions = [...new Set([...document.querySelectorAll(primaryActions), ...buttons])]
    .filter((action) => !viewport.contains(action) && action.closest('[inert]') === null)
    .map((action) => action.getBoundingClientRect())
    .filter((action) => action.height > 0 && action.bottom > 0 && action.top < window.innerHeight);
  // A dialog covers the header too.
  const topPx = open.length === 0 ? headerHeightPx : edgePx;
  return toastOffset({ left, right, top: bottom - height, bottom }, actions, topPx);
}
