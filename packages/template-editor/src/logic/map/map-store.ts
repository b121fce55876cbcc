import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Relation of a node to the selected one. */
export type MapRole = 'selected' | 'cause' | 'effect' | 'other';

/** State that does not affect the layout; nodes subscribe to parts of it. */
export interface MapState {
  /** Null while nothing in the map is selected. */
  readonly roles: ReadonlyMap<string, MapRole> | null;
  /** Keys of the nodes that match the search; null without a search. */
  readonly matches: ReadonlySet<string> | null;
  /** The node or lane with the tab stop. */
  readonly current: string | null;
  /** The node or lane to focus once it is rendered. */
  readonly wanted: string | null;
}

/** Store of the map's state. */
export type MapStore = StoreApi<MapState>;

/** Creates a store without a selection or a search. */
export function createMapStore(current: string | null): MapStore {
  return createStore<MapState>(() => ({ roles: null, matches: null, current, wanted: null }));
}

/** Context of nodes and lanes. */
export interface MapEnvironment {
  readonly store: MapStore;
  readonly onSelect: (key: string) => void;
  readonly onToggleLane: (id: string) => void;
}

/** Context of the surrounding map. */
export const MapContext = createContext<MapEnvironment | null>(null);

/**
 * Returns the map that surrounds a node or a lane.
 * @throws Error outside of a map
 */
export function useMap(): MapEnvironment {
  const environment = useContext(MapContext);
  if (!environment) throw new Error('This component must be rendered inside a rule map.');
  return environment;
}

/** Selects a part of the map's state. Re-renders the component when it changes. */
export function useMapState<T>(select: (state: MapState) => T): T {
  return useStore(useMap().store, select);
}

/** Returns roving tabindex props: only one node or lane has a tab stop. Focuses the wanted one. */
export function useRovingTabIndex(id: string): {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
} {
  const { store } = useMap();
  const ref = useRef<HTMLButtonElement>(null);
  const stop = useMapState(({ current, wanted }) => (wanted === id ? 'wanted' : current === id ? 'current' : 'other'));
  const isWanted = stop === 'wanted';
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.focus({ preventScroll: true });
    store.setState({ wanted: null });
  }, [isWanted, store]);
  return { ref, tabIndex: stop === 'other' ? -1 : 0, onFocus: () => store.setState({ current: id }) };
}
