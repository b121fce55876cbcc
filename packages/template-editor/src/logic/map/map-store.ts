import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a node is to the selected one. */
export type MapRole = 'selected' | 'cause' | 'effect' | 'other';

/** What changes while the map is open without moving anything; nodes subscribe to their part of it. */
export interface MapState {
  /** Null while nothing in the map is selected. */
  readonly roles: ReadonlyMap<string, MapRole> | null;
  /** Keys of the nodes that the search finds; null while nothing is searched for. */
  readonly matches: ReadonlySet<string> | null;
  /** The one node or lane that Tab leads to. */
  readonly current: string | null;
  /** The one that takes the focus as soon as it is drawn. */
  readonly wanted: string | null;
}

/** The map's own state. */
export type MapStore = StoreApi<MapState>;

/** Starts with nothing selected and nothing searched for. */
export function createMapStore(current: string | null): MapStore {
  return createStore<MapState>(() => ({ roles: null, matches: null, current, wanted: null }));
}

/** What nodes and lanes find around them. */
export interface MapEnvironment {
  readonly store: MapStore;
  readonly onSelect: (key: string) => void;
  readonly onToggleLane: (id: string) => void;
}

/** The map around a component. */
export const MapContext = createContext<MapEnvironment | null>(null);

/**
 * The map around a node or a lane.
 * @throws Error outside of one
 */
export function useMap(): MapEnvironment {
  const environment = useContext(MapContext);
  if (!environment) throw new Error('This component must be rendered inside a rule map.');
  return environment;
}

/** Selects a part of the map's state; renders the component again when it changes. */
export function useMapState<T>(select: (state: MapState) => T): T {
  return useStore(useMap().store, select);
}

/** What a node or a lane needs to be reached by keys: one of all has a Tab stop, and is focused where that is wanted. */
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
