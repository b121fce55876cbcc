import { createContext, useContext } from 'react';

/** How a pane closes itself. */
export interface PaneHiding {
  readonly hideStructure: () => void;
  readonly hideSide: () => void;
  readonly hidePreview: () => void;
}

/** Shows and hides the panes from outside of them. */
export interface PaneControl extends PaneHiding {
  readonly isStructureOpen: boolean;
  /** The preview beside the canvas; `none` if it has no room there. */
  readonly preview: 'open' | 'closed' | 'none';
  readonly showStructure: () => void;
  readonly showPreview: () => void;
}

/** The panes around a component. */
export const PanesContext = createContext<PaneHiding | null>(null);

/**
 * How the panes around a component are closed.
 * @throws Error outside of the panes
 */
export function usePanes(): PaneHiding {
  const panes = useContext(PanesContext);
  if (!panes) throw new Error('This component must be rendered inside the panes of a template editor.');
  return panes;
}
