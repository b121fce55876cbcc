import { ViewportPortal } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { edgePath } from './edge-path.ts';
import type { MapLayout } from './lay-out-map.ts';
import type { MapEdge } from './map-graph.ts';
import { type MapRole, useMapState } from './map-store.ts';

/** Style of an edge. */
type EdgeLook = 'plain' | 'broken' | 'cause' | 'effect' | 'other';

const looks: readonly EdgeLook[] = ['other', 'plain', 'effect', 'cause', 'broken'];

function lookOf({ from, to }: MapEdge, roles: ReadonlyMap<string, MapRole> | null, broken: ReadonlySet<string>) {
  if (roles === null) return broken.has(to) ? 'broken' : 'plain';
  const [start, end] = [roles.get(from), roles.get(to)];
  const isPart =
    (start === 'cause' && (end === 'cause' || end === 'selected')) ||
    ((start === 'selected' || start === 'effect') && end === 'effect');
  if (!isPart) return 'other';
  return broken.has(to) ? 'broken' : start === 'cause' ? 'cause' : 'effect';
}

interface MapEdgesProps {
  readonly layout: MapLayout;
  readonly edges: readonly MapEdge[];
  /** Keys of the nodes whose rules have a problem. */
  readonly broken: ReadonlySet<string>;
}

/** Draws all arrows. One path per style instead of one element per arrow keeps panning fast with hundreds of them. */
export const MapEdges = memo(function MapEdges({ layout, edges, broken }: MapEdgesProps) {
  const roles = useMapState((state) => state.roles);
  const drawn = useMemo(
    () =>
      edges.flatMap((edge) => {
        const [from, to] = [layout.nodes.get(edge.from), layout.nodes.get(edge.to)];
        return from && to && !(from.isHidden && from.node.lane === to.node.lane)
          ? [{ edge, path: edgePath(from, to) }]
          : [];
      }),
    [edges, layout],
  );
  const paths = new Map<EdgeLook, string[]>(looks.map((look) => [look, []]));
  for (const { edge, path } of drawn) paths.get(lookOf(edge, roles, broken))?.push(path);
  return (
    <ViewportPortal>
      <svg className="te-map-edges" width={layout.width} height={layout.height} aria-hidden="true">
        {[...paths].map(([look, list]) =>
          list.length === 0 ? null : (
            <path key={look} className="te-map-edge" data-look={look} data-count={list.length} d={list.join('')} />
          ),
        )}
      </svg>
    </ViewportPortal>
  );
});
