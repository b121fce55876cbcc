import { type ElementRef, rowKey } from '../document/element.ts';
import { parentOf } from '../document/places.ts';
import { useEditor } from '../store/editor-context.ts';
import { afterRender } from './after-render.ts';
import { focusInspector } from './focus-inspector.ts';

/** Returns the canvas element of a part. */
export function partElement(ref: ElementRef): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.te-canvas [data-part="${CSS.escape(rowKey(ref))}"]`);
}

/** Returns a function that selects a part on the canvas and focuses it, or its closest ancestor that is shown. */
export function useReveal(): (ref: ElementRef) => void {
  const { store } = useEditor();
  return (ref) => {
    store.actions.setView('build');
    store.actions.pick([ref]);
    afterRender(() => {
      const { template } = store.getState().history;
      for (let current: ElementRef | null = ref; current; current = parentOf(template, current)) {
        const element = partElement(current);
        if (!element) continue;
        element.scrollIntoView({ block: 'nearest' });
        return element.focus();
      }
      focusInspector();
    });
  };
}
