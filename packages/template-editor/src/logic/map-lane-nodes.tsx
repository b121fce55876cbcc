import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { type CSSProperties, memo, useDeferredValue } from 'react';
import { nodeSize } from './lay-out-map.ts';
import { type MapNodeData, MapNodeView } from './map-node.tsx';

/** A node of a lane with its place. */
export interface LaneNode {
  readonly key: string;
  /** Pixels from the corner of the lane. */
  readonly left: number;
  readonly top: number;
  readonly data: MapNodeData;
}

/** What an expanded lane contains. */
export interface LaneNodesData extends Record<string, unknown> {
  readonly nodes: readonly LaneNode[];
  /** Whether it may be in view when the map opens. */
  readonly isFirst: boolean;
}

const style = { '--te-node-width': `${nodeSize.width}px`, '--te-node-height': `${nodeSize.height}px` } as CSSProperties;

const none: readonly LaneNode[] = [];

/**
 * The nodes of a lane, above the arrows. React Flow handles one element instead of one for each node. What is out of view
 * when the map opens is rendered once the rest is on the page, in the pauses of anything else.
 */
export const MapLaneNodesView = memo(function MapLaneNodesView({ data }: NodeProps<FlowNode<LaneNodesData>>) {
  const nodes = useDeferredValue(data.nodes, data.isFirst ? data.nodes : none);
  return (
    <div className="te-map-lane-nodes" style={style}>
      {nodes.map(({ key, ...node }) => (
        <MapNodeView key={key} id={key} {...node} />
      ))}
    </div>
  );
});
