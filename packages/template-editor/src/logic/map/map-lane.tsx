import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { Icon } from '../../controls/icon.tsx';
import { useTexts } from '../../store/editor-context.ts';
import { type LaneNode, MapLaneNodes } from './map-lane-nodes.tsx';
import { useMap, useRovingTabIndex } from './map-store.ts';

/** Data of a lane. */
export interface MapLaneData extends Record<string, unknown> {
  readonly laneId: string;
  readonly title: string;
  /** Number of its nodes. */
  readonly count: number;
  /** Number of its nodes with a problem. */
  readonly problems: number;
  readonly isCollapsed: boolean;
  /** Its nodes; empty while collapsed. */
  readonly nodes: readonly LaneNode[];
  /** Whether it may be in view when the map opens. */
  readonly isFirst: boolean;
}

/** Returns the React Flow node id of a lane. */
export function laneKey(id: string): string {
  return `lane:${id}`;
}

/** Background of a lane, below the arrows. */
export const MapLaneFrame = memo(function MapLaneFrame() {
  return <div className="te-map-lane" />;
});

/** A section's lane above the arrows: the title that collapses and expands it, and its nodes. */
export const MapLaneView = memo(function MapLaneView({ id, data }: NodeProps<FlowNode<MapLaneData>>) {
  const { map: texts } = useTexts().logic;
  const { onToggleLane } = useMap();
  const stop = useRovingTabIndex(id);
  const { laneId, title, count, problems, isCollapsed, nodes, isFirst } = data;
  return (
    <>
      <div className="te-map-lane-head" data-collapsed={isCollapsed || undefined}>
        <button
          {...stop}
          type="button"
          className="te-map-lane-title nopan"
          aria-expanded={!isCollapsed}
          aria-label={texts.lane(title, count)}
          title={title}
          onClick={() => onToggleLane(laneId)}
        >
          <Icon name="open" />
          <span>{title}</span>
        </button>
        <span className="te-map-lane-count">
          {problems > 0 && (
            <span className="te-map-lane-problems">
              <Icon name="error" />
              <span>{texts.problems(problems)}</span>
            </span>
          )}
          <span>{isCollapsed && texts.elements(count)}</span>
        </span>
      </div>
      {!isCollapsed && <MapLaneNodes nodes={nodes} isFirst={isFirst} />}
    </>
  );
});
