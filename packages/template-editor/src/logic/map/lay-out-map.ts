import type { MapGraph, MapLane, MapNode } from './map-graph.ts';

/** Sizes in pixels at a zoom of 1. */
export const nodeSize = { width: 192, height: 44 } as const;
const COLUMN_GAP = 80;
const ROW_GAP = 10;
const LANE_PADDING = 16;
const LANE_GAP = 16;
/** Height of a lane's title and of a collapsed lane. */
export const laneHeight = 44;
const MIN_LANE_WIDTH = 320;
/** Gap between columns of lanes. */
const PAGE_GAP = 96;
/** Up to this height, one column of lanes is easier to read than two. */
const SINGLE_PAGE_HEIGHT = 2400;
/** Aspect ratio: width to height. */
const SCREEN_SHAPE = 1.6;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A node with the position of its top left corner. In a collapsed lane, `y` is the top of the lane. */
export interface PlacedNode {
  readonly node: MapNode;
  readonly x: number;
  readonly y: number;
  readonly isHidden: boolean;
  /** Arrows end at the border of this box: the node itself, or its collapsed lane. */
  readonly box: Box;
}

/** A lane with its position. */
export interface PlacedLane {
  readonly lane: MapLane;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly isCollapsed: boolean;
}

/** Positions of all lanes and nodes, in pixels at a zoom of 1. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** All lanes are equally wide. */
  readonly laneWidth: number;
  readonly lanes: readonly PlacedLane[];
  readonly nodes: ReadonlyMap<string, PlacedNode>;
}

/** What the layers depend on: the keys of the nodes, and their causes. */
interface LayeredGraph extends Pick<MapGraph, 'causes'> {
  readonly nodes: Pick<MapGraph['nodes'], 'keys'>;
}

/**
 * Returns the layer of each node: 0 without causes, else one more than the highest layer of its causes. The edge that
 * closes a cycle is ignored.
 */
export function layersOf({ nodes, causes }: LayeredGraph): ReadonlyMap<string, number> {
  const layers = new Map<string, number>();
  const open = new Set<string>();
  const layerOf = (key: string): number => {
    const known = layers.get(key);
    if (known !== undefined) return known;
    open.add(key);
    let layer = 0;
    for (const cause of causes.get(key) ?? []) if (!open.has(cause)) layer = Math.max(layer, layerOf(cause) + 1);
    open.delete(key);
    layers.set(key, layer);
    return layer;
  };
  for (const key of nodes.keys()) layerOf(key);
  return layers;
}

/** Number of lane columns that best fits the aspect ratio of a screen. */
function pagesFor(width: number, height: number): number {
  return height <= SINGLE_PAGE_HEIGHT ? 1 : Math.max(1, Math.round(Math.sqrt((height * SCREEN_SHAPE) / width)));
}

/**
 * Lays out a graph: one lane per section from top to bottom, one column per layer from left to right. A graph taller
 * than a few screens is split into several columns of lanes. Collapsing lanes does not change a node's layer.
 */
export function layOutMap(graph: MapGraph, collapsed: ReadonlySet<string>): MapLayout {
  const layers = layersOf(graph);
  const columns = Math.max(0, ...layers.values()) + 1;
  const laneWidth = Math.max(MIN_LANE_WIDTH, columns * (nodeSize.width + COLUMN_GAP) - COLUMN_GAP + 2 * LANE_PADDING);
  const measured = graph.lanes.map((lane) => {
    const filled = new Map<number, number>();
    const places = lane.nodes.map((node) => {
      const layer = layers.get(node.key) ?? 0;
      const row = filled.get(layer) ?? 0;
      filled.set(layer, row + 1);
      return { node, layer, row };
    });
    const isCollapsed = collapsed.has(lane.id);
    const rows = Math.max(...filled.values());
    const open = laneHeight + rows * (nodeSize.height + ROW_GAP) - ROW_GAP + LANE_PADDING;
    return { lane, places, isCollapsed, height: isCollapsed ? laneHeight : open };
  });
  const total = measured.reduce((sum, { height }) => sum + height + LANE_GAP, 0);
  const pages = pagesFor(laneWidth + PAGE_GAP, total);
  const nodes = new Map<string, PlacedNode>();
  const lanes: PlacedLane[] = [];
  let [left, top, passed, bottom] = [0, 0, 0, 0];
  for (const { lane, places, isCollapsed, height } of measured) {
    // The middle of a lane decides its column of lanes.
    const start = Math.floor(((passed + height / 2) / total) * pages) * (laneWidth + PAGE_GAP);
    if (start !== left) [left, top] = [start, 0];
    for (const { node, layer, row } of places) {
      const x = left + LANE_PADDING + layer * (nodeSize.width + COLUMN_GAP);
      const y = isCollapsed ? top : top + laneHeight + row * (nodeSize.height + ROW_GAP);
      const box = isCollapsed ? { x: left, y, width: laneWidth, height } : { x, y, ...nodeSize };
      nodes.set(node.key, { node, x, y, isHidden: isCollapsed, box });
    }
    lanes.push({ lane, x: left, y: top, height, isCollapsed });
    bottom = Math.max(bottom, top + height);
    top += height + LANE_GAP;
    passed += height + LANE_GAP;
  }
  return { width: left + laneWidth, height: bottom, laneWidth, lanes, nodes };
}
