import { useReactFlow } from '@xyflow/react';
import type { KeyboardEvent, RefObject } from 'react';
import { type MapLayout, nodeSize, type PlacedNode } from './lay-out-map.ts';
import type { MapGraph } from './map-graph.ts';
import { laneKey } from './map-lane.tsx';
import type { MapStore } from './map-store.ts';
import { clearWidth, MARGIN_PX } from './use-map-view.ts';

/** Returns the keys of lanes and visible nodes, in the order of arrow key navigation. */
export function readingOrder({ lanes, nodes }: MapLayout): readonly string[] {
  return lanes.flatMap(({ lane, isCollapsed }) => {
    const placed = isCollapsed ? [] : lane.nodes.flatMap(({ key }) => nodes.get(key) ?? []);
    const sorted = placed.toSorted((left, right) => left.x - right.x || left.y - right.y);
    return [laneKey(lane.id), ...sorted.map(({ node }) => node.key)];
  });
}

function nearest(from: PlacedNode, keys: readonly string[], layout: MapLayout): string | undefined {
  const places = keys.flatMap((key) => layout.nodes.get(key) ?? []).filter(({ isHidden }) => !isHidden);
  const distance = ({ x, y }: PlacedNode) => Math.abs(x - from.x) + Math.abs(y - from.y);
  return places.toSorted((left, right) => distance(left) - distance(right))[0]?.node.key;
}

/** Returns the key of the node or lane to focus after an arrow key. */
export function nextKey(layout: MapLayout, graph: MapGraph, current: string, pressed: string): string | undefined {
  const order = readingOrder(layout);
  const index = order.indexOf(current);
  const from = layout.nodes.get(current);
  const isLane = (key: string) => !layout.nodes.has(key);
  switch (pressed) {
    case 'ArrowDown':
      return order[index + 1];
    case 'ArrowUp':
      return order[index - 1];
    case 'ArrowLeft':
      return from && nearest(from, graph.causes.get(current) ?? [], layout);
    case 'ArrowRight':
      return from && nearest(from, graph.effects.get(current) ?? [], layout);
    case 'PageDown':
      return order.slice(index + 1).find(isLane);
    case 'PageUp':
      return order.slice(0, Math.max(index, 0)).findLast(isLane);
    case 'Home':
      return order[0];
    case 'End':
      return order.at(-1);
    default:
      return undefined;
  }
}

interface MapKeysOptions {
  readonly layout: MapLayout;
  readonly graph: MapGraph;
  readonly store: MapStore;
  readonly root: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onToggleLane: (id: string) => void;
}

const arrows = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp', 'Home', 'End']);

/** Returns keyboard navigation and zoom for the map. */
export function useMapKeys({ layout, graph, store, root, search, onToggleLane }: MapKeysOptions) {
  const { zoomIn, zoomOut, fitView, setCenter, getZoom, flowToScreenPosition } = useReactFlow();
  const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS);

  /** Focuses a node or a lane and pans to it if it is out of view. */
  const goTo = (key: string) => {
    const box = root.current?.getBoundingClientRect();
    store.setState({ current: key, wanted: key });
    const place = layout.nodes.get(key);
    const lane = layout.lanes.find(({ lane: { id } }) => laneKey(id) === key);
    const { x, y } = place ?? lane ?? { x: 0, y: 0 };
    const start = flowToScreenPosition({ x, y });
    const end = flowToScreenPosition({ x: x + nodeSize.width, y: y + nodeSize.height });
    const isLegible = getZoom() >= LEGIBLE_ZOOM;
    const isInView =
      box && start.x >= box.left && start.y >= box.top && end.x <= box.right && end.y <= box.bottom && isLegible;
    if (!isInView) {
      void setCenter(x + nodeSize.width / 2, y + nodeSize.height / 2, {
        zoom: isLegible ? getZoom() : 1,
        duration: duration(),
      });
    }
  };

  const fit = () => {
    const width = root.current?.clientWidth ?? 0;
    const right = `${MARGIN_PX + width - clearWidth(width)}px` as const;
    void fitView({ duration: duration(), padding: { x: `${MARGIN_PX}px`, y: `${MARGIN_PX}px`, right }, maxZoom: 1 });
  };
  const zoom = (isIn: boolean) => void (isIn ? zoomIn : zoomOut)({ duration: duration() });

  const onKeyDown = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, key } = event;
    if (ctrlKey || metaKey || altKey) return;
    const { current } = store.getState();
    const lane = layout.lanes.find(({ lane: { id } }) => laneKey(id) === current);
    const isFold = lane && key === (lane.isCollapsed ? 'ArrowRight' : 'ArrowLeft');
    if (key === '+' || key === '-') zoom(key === '+');
    else if (key === '0') fit();
    else if (key === '/') search.current?.focus();
    else if (isFold) onToggleLane(lane.lane.id);
    else if (arrows.has(key) && current !== null) {
      const next = nextKey(layout, graph, current, key);
      if (next !== undefined) goTo(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDown, goTo, fit, zoom };
}

const MOVE_MS = 200;
/** Below this zoom, nodes are drawn without text. */
export const LEGIBLE_ZOOM = 0.45;
