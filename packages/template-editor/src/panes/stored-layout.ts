import { type PaneLayout, parsePaneLayout } from './pane-layout.schema.ts';

/** Local storage key of the layout. */
export const layoutKey = 'template-editor:layout';

/** Reads the layout of the last visit. Returns the default if storage is blocked. */
export function readLayout(): PaneLayout {
  try {
    return parsePaneLayout(JSON.parse(window.localStorage.getItem(layoutKey) ?? 'null'));
  } catch {
    return parsePaneLayout(null);
  }
}

/** Stores the layout. Ignores a storage failure; the layout then lasts until the page is left. */
export function storeLayout(layout: PaneLayout): void {
  try {
    window.localStorage.setItem(layoutKey, JSON.stringify(layout));
  } catch {
    // Storage is blocked or full. The layout is only a convenience.
  }
}
