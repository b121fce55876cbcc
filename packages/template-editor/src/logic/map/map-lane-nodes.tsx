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

interface MapLaneNodesProps {
  readonly nodes: readonly LaneNode[];
  readonly isFirst: boolean;
}

const style = { '--te-node-width': `${nodeSize.width}px`, '--te-node-height': `${nodeSize.height}px` } as CSSProperties;

const none: readonly LaneNode[] = [];

/**
 * The nodes of a lane. React Flow handles one element instead of one for each node. What is out of view when the map
 * opens is rendered once the rest is on the page, in the pauses of anything else.
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
