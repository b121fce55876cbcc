import { useReactFlow, useStore } from '@xyflow/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MapLayout } from './lay-out-map.ts';

/** What does not fit into the map opens at this zoom. */
export const START_ZOOM = 0.75;
export const MARGIN_PX = 12;
/** Widths of a pane from which the overview is shown, and of the overview with its margins. */
const OVERVIEW_FROM_PX = 704;
const OVERVIEW_PX = 174;

/** What the overview leaves of the width of a pane. */
export function clearWidth(paneWidth: number): number {
  return paneWidth < OVERVIEW_FROM_PX ? paneWidth : paneWidth - OVERVIEW_PX;
}

interface MapViewOptions {
  readonly layout: MapLayout;
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * What is in view when the map opens, and when its pane becomes wider or narrower.
 * @returns the handler for the moment when React Flow is ready
 */
export function useMapView({ layout, root }: MapViewOptions): () => void {
  const { getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const before = useRef(0);
  useLayoutEffect(() => {
    const change = before.current === 0 ? 0 : width - before.current;
    before.current = width;
    const { x, y, zoom } = getViewport();
    // What is in the middle stays there; what begins at the edge begins there still.
    if (change !== 0 && x > MARGIN_PX) void setViewport({ x: Math.max(MARGIN_PX, x + change / 2), y, zoom });
  }, [width, getViewport, setViewport]);

  /** Everything where it is legible; else the first lanes, as wide as the pane. */
  return () => {
    const pane = root.current?.getBoundingClientRect();
    if (!pane || pane.width === 0) return;
    const room = { width: pane.width - 2 * MARGIN_PX, height: pane.height - 2 * MARGIN_PX };
    const whole = Math.min(room.width / layout.width, room.height / layout.height, 1);
    const zoom = Math.max(whole, Math.min(room.width / layout.laneWidth, 1), START_ZOOM);
    // Clear of the overview where there is room for both.
    const x = Math.max(MARGIN_PX, (clearWidth(pane.width) - layout.width * zoom) / 2);
    void setViewport({ x, y: MARGIN_PX, zoom });
  };
}
