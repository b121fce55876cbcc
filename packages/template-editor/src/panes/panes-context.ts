import { createContext, useContext } from 'react';

/** How a pane closes itself. */
export interface PaneHiding {
  readonly hideStructure: () => void;
  readonly hideSide: () => void;
  readonly hidePreview: () => void;
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
