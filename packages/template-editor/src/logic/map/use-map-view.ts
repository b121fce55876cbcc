import { useReactFlow, useStore } from '@xyflow/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { MapLayout } from './lay-out-map.ts';

/** Initial zoom of a map that does not fit into the pane. */
export const START_ZOOM = 0.75;
export const MARGIN_PX = 12;
/** Minimum pane width with a minimap, and the width of the minimap with its margins. */
const OVERVIEW_FROM_PX = 704;
const OVERVIEW_PX = 174;

/** Returns the pane width minus the minimap, in CSS px. */
export function clearWidth(paneWidth: number): number {
  return paneWidth < OVERVIEW_FROM_PX ? paneWidth : paneWidth - OVERVIEW_PX;
}

interface MapViewOptions {
  readonly layout: MapLayout;
  readonly root: RefObject<HTMLElement | null>;
}

/**
 * Sets the visible part of the map on opening and keeps it when the pane is resized.
 * @returns the handler to call when React Flow is ready
 */
export function useMapView({ layout, root }: MapViewOptions): () => void {
  const { getViewport, setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const before = useRef(0);
  useLayoutEffect(() => {
    const change = before.current === 0 ? 0 : width - before.current;
    before.current = width;
    const { x, y, zoom } = getViewport();
    // Keeps the centre. A map aligned to the edge stays aligned.
    if (change !== 0 && x > MARGIN_PX) void setViewport({ x: Math.max(MARGIN_PX, x + change / 2), y, zoom });
  }, [width, getViewport, setViewport]);

  /** Shows the whole map if it is legible, else the first lanes at the width of the pane. */
  return () => {
    const pane = root.current?.getBoundingClientRect();
    if (!pane || pane.width === 0) return;
    const room = { width: pane.width - 2 * MARGIN_PX, height: pane.height - 2 * MARGIN_PX };
    const whole = Math.min(room.width / layout.width, room.height / layout.height, 1);
    const zoom = Math.max(whole, Math.min(room.width / layout.laneWidth, 1), START_ZOOM);
    // Avoids the minimap if both fit.
    const x = Math.max(MARGIN_PX, (clearWidth(pane.width) - layout.width * zoom) / 2);
    void setViewport({ x, y: MARGIN_PX, zoom });
  };
}
