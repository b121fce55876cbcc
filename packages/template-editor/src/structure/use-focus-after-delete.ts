import { useEffect } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { rowKey } from '../document/element.ts';
import { useEditor } from '../store/editor-context.ts';
import { focusFirstRow } from './focus-row.ts';

/** Selectors of the elements that show one part each. */
const items = ['.te-row', '.te-group', '.te-cards > li', '.te-option'];

/** Returns the elements after the one that contains `origin`, then those before it, nearest first. */
function neighboursOf(origin: Element | null): readonly Element[] {
  const own =
    origin && items.map((selector) => ({ selector, item: origin.closest(selector) })).find(({ item }) => item);
  if (!own?.item) return [];
  const all = [...document.querySelectorAll(own.selector)];
  const index = all.indexOf(own.item);
  return [...all.slice(index + 1), ...all.slice(0, index).reverse()];
}

/** Returns the control of an item that receives the focus. */
function controlOf(item: Element): HTMLElement | null {
  return item instanceof HTMLElement && item.matches('.te-row') ? item : item.querySelector('button, input');
}

const isFocusLost = () => document.activeElement === document.body;

/**
 * Moves the focus to the next part if a part is deleted together with the focused element. If none is left, it moves to
 * the button that adds one, to the structure, or where that is hidden, to the panel of the canvas.
 */
export function useFocusAfterDelete(): void {
  const { store } = useEditor();
  useEffect(() => {
    /** The element focused when the confirmation opened. */
    let opener: Element | null = null;
    // Called before the change is rendered: the page still contains the deleted parts.
    return store.subscribe((state, before) => {
      if (state.deleting !== null && before.deleting === null) opener = document.activeElement;
      if (state.deletions === before.deletions || isFocusLost()) return;
      const origin = before.deleting === null ? document.activeElement : opener;
      const last = before.selection.at(-1);
      const row = last ? document.querySelector(`[data-row="${CSS.escape(rowKey(last))}"]`) : null;
      const next = neighboursOf(origin?.closest(items.join()) ?? row).flatMap((item) => controlOf(item) ?? []);
      const panel = origin?.closest('.te-panel');
      afterRender(() => {
        const others = [panel?.querySelector<HTMLElement>(':scope > button')];
        for (const control of [...next, ...others]) if (isFocusLost()) control?.focus();
        if (isFocusLost()) focusFirstRow();
        if (isFocusLost()) document.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
      });
    });
  }, [store]);
}
