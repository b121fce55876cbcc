import { type PaneLayout, parsePaneLayout } from './pane-layout.schema.ts';

/** The key of the local storage under which the layout is kept. */
export const layoutKey = 'template-editor:layout';

/** Reads the layout of the last visit; the usual one where the browser blocks its storage. */
export function readLayout(): PaneLayout {
  try {
    return parsePaneLayout(JSON.parse(window.localStorage.getItem(layoutKey) ?? 'null'));
  } catch {
    return parsePaneLayout(null);
  }
}

/** Stores the layout. Where the browser refuses, it lasts until the page is left. */
export function storeLayout(layout: PaneLayout): void {
  try {
    window.localStorage.setItem(layoutKey, JSON.stringify(layout));
  } catch {
    // Blocked or full: the layout is a convenience.
  }
}
