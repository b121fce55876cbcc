import { type CSSProperties, memo, useDeferredValue } from 'react';
import { nodeSize } from './lay-out-map.ts';
import { type MapNodeData, MapNodeView } from './map-node.tsx';

/** A node of a lane with its position. */
export interface LaneNode {
  readonly key: string;
  /** Pixels from the lane's left edge. */
  readonly left: number;
  readonly top: number;
  readonly data: MapNodeData;
}

interface MapLaneNodesProps {
  readonly nodes: readonly LaneNode[];
  readonly isFirst: boolean;
}

const style = { '--te-node-width': `${nodeSize.width}px`, '--te-node-height': `${nodeSize.height}px` } as CSSProperties;

const none: readonly LaneNode[] = [];

/**
 * The nodes of a lane, as one React Flow element instead of one per node. Lanes out of view when the map opens are
 * rendered later, at low priority.
 */
export const MapLaneNodes = memo(function MapLaneNodes({ nodes: all, isFirst }: MapLaneNodesProps) {
  const nodes = useDeferredValue(all, isFirst ? all : none);
  return (
    <div className="te-map-lane-nodes" style={style}>
      {nodes.map(({ key, ...node }) => (
        <MapNodeView key={key} id={key} {...node} />
      ))}
    </div>
  );
});
