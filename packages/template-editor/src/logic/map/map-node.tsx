import { memo } from 'react';
import { Icon, type IconShape } from '../../controls/icon.tsx';
import { useTexts } from '../../store/editor-context.ts';
import { useMap, useMapState, useRovingTabIndex } from './map-store.ts';

/** Data of a node. */
export interface MapNodeData {
  readonly label: string;
  /** Its accessible name. */
  readonly name: string;
  readonly icon: IconShape;
  /** Its first rule in words; empty for a field that is only read. */
  readonly rule: string;
  readonly problem: 'error' | 'warning' | null;
}

interface MapNodeViewProps {
  readonly id: string;
  /** Pixels from the lane's left edge. */
  readonly left: number;
  readonly top: number;
  readonly data: MapNodeData;
}

/** A node of the map: a field, or an element with a rule. */
export const MapNodeView = memo(function MapNodeView({ id, left, top, data }: MapNodeViewProps) {
  const { map: texts } = useTexts().logic;
  const { onSelect } = useMap();
  const stop = useRovingTabIndex(id);
  const role = useMapState(({ roles }) => (roles ? (roles.get(id) ?? 'other') : 'plain'));
  const isMatch = useMapState(({ matches }) => matches?.has(id) ?? false);
  return (
    <button
      {...stop}
      type="button"
      className="te-map-node nopan"
      style={{ left, top }}
      data-role={role}
      data-match={isMatch || undefined}
      data-problem={data.problem ?? undefined}
      aria-pressed={role === 'selected'}
      title={data.rule === '' ? data.label : `${data.label}\n${data.rule}`}
      onClick={() => onSelect(id)}
    >
      <Icon name={data.problem ?? data.icon} />
      {/* The accessible name contains more than fits, so the visible text is not its beginning. */}
      <span className="te-unseen">{`${data.name}${role === 'cause' || role === 'effect' ? `, ${texts.roles[role]}` : ''}`}</span>
      <span className="te-map-text" aria-hidden="true">
        <span className="te-map-label">{data.label}</span>
        {data.rule !== '' && <span className="te-map-rule">{data.rule}</span>}
      </span>
      {(role === 'cause' || role === 'effect') && (
        <span className="te-map-role" aria-hidden="true">
          {texts.roles[role]}
        </span>
      )}
    </button>
  );
});
