import type { Node as FlowNode, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { Icon } from '../controls/icon.tsx';
import { useTexts } from '../store/editor-context.ts';
import { useMap, useMapStop } from './map-store.ts';

/** What a lane shows. */
export interface MapLaneData extends Record<string, unknown> {
  readonly laneId: string;
  readonly title: string;
  /** How many nodes it has. */
  readonly count: number;
  /** How many of them have a problem. */
  readonly problems: number;
  readonly isCollapsed: boolean;
}

/** The key of a lane among the nodes. */
export function laneKey(id: string): string {
  return `lane:${id}`;
}

/** A section's lane: its title collapses and expands it. */
export const MapLaneView = memo(function MapLaneView({ id, data }: NodeProps<FlowNode<MapLaneData>>) {
  const { map: texts } = useTexts().logic;
  const { onToggleLane } = useMap();
  const stop = useMapStop(id);
  const { laneId, title, count, problems, isCollapsed } = data;
  return (
    <div className="te-map-lane" data-collapsed={isCollapsed || undefined}>
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
            {texts.problems(problems)}
          </span>
        )}
        {isCollapsed && texts.elements(count)}
      </span>
    </div>
  );
});
