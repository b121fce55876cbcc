import { createContext, useContext } from 'react';

/** Functions to close a pane from inside it. */
export interface PaneHiding {
  readonly hideStructure: () => void;
  readonly hideSide: () => void;
  readonly hidePreview: () => void;
}

/** Functions to show and hide the panes from outside. */
export interface PaneControl extends PaneHiding {
  readonly isStructureOpen: boolean;
  /** State of the preview beside the canvas; `none` if it does not fit. */
  readonly preview: 'open' | 'closed' | 'none';
  readonly showStructure: () => void;
  readonly showPreview: () => void;
}

/** Context of the surrounding panes. */
export const PanesContext = createContext<PaneHiding | null>(null);

/**
 * Returns functions to close the surrounding panes.
 * @throws Error outside of the panes
 */
export function usePanes(): PaneHiding {
  const panes = useContext(PanesContext);
  if (!panes) throw new Error('This component must be rendered inside the panes of a template editor.');
  return panes;
}
