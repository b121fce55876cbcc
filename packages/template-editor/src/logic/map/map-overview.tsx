import { MiniMap, type MiniMapNodeProps, type Node, useNodesData } from '@xyflow/react';
import { useTexts } from '../../store/editor-context.ts';
import { nodeSize } from './lay-out-map.ts';
import type { MapLaneData } from './map-lane.tsx';
import type { LaneNode } from './map-lane-nodes.tsx';

const size = { width: 150, height: 100 };

/** Minimap. Dragging pans the map, the wheel zooms it. */
export function MapOverview() {
  const { map: texts } = useTexts().logic;
  return <MiniMap pannable zoomable style={size} ariaLabel={texts.overview} nodeComponent={OverviewPart} />;
}

function shapes(nodes: readonly LaneNode[], x: number, y: number): string {
  const { width, height } = nodeSize;
  return nodes.map(({ left, top }) => `M${x + left},${y + top}h${width}v${height}h${-width}z`).join('');
}

/** The background of a lane, or its nodes as two paths: hundreds of shapes would be slower than the map itself. */
function OverviewPart({ id, x, y, width, height }: MiniMapNodeProps) {
  const nodes = useNodesData<Node<Partial<MapLaneData>>>(id)?.data.nodes;
  if (!nodes) {
    return <rect className="react-flow__minimap-node te-mini-lane" x={x} y={y} width={width} height={height} />;
  }
  const [broken, sound] = [nodes.filter(({ data }) => data.problem), nodes.filter(({ data }) => !data.problem)];
  return (
    <>
      <path className="react-flow__minimap-node" d={shapes(sound, x, y)} />
      <path className="react-flow__minimap-node te-mini-broken" d={shapes(broken, x, y)} />
    </>
  );
}
