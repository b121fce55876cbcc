import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

const STEP_PX = 16;

interface SplitterProps {
  /** Accessible name: `Width of the structure`. */
  readonly label: string;
  /** The id of the pane. */
  readonly controls: string;
  /** Whether the resized pane is at the start or the end of the splitter. */
  readonly side: 'start' | 'end';
  /** Width of the pane in CSS px. */
  readonly width: number;
  readonly min: number;
  readonly max: number;
  readonly usual: number;
  readonly onWidth: (width: number) => void;
  /** Called on Enter, or when dragged below half of the minimum width. */
  readonly onClose: () => void;
}

/** A window splitter, moved by dragging, arrows, Home and End. Enter closes its pane, a double click resets it. */
export function Splitter({ label, controls, side, width, min, max, usual, onWidth, onClose }: SplitterProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const set = (next: number) => onWidth(Math.round(Math.min(max, Math.max(min, next))));
  /** Sign of the horizontal direction that widens the pane. */
  const direction = (element: Element) => {
    const isRightToLeft = getComputedStyle(element).direction === 'rtl';
    return (side === 'start') === isRightToLeft ? -1 : 1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wider = direction(event.currentTarget);
    const act = new Map([
      ['ArrowRight', () => set(width + wider * STEP_PX)],
      ['ArrowLeft', () => set(width - wider * STEP_PX)],
      ['Home', () => set(min)],
      ['End', () => set(max)],
      ['Enter', onClose],
    ]).get(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const next = start.current.width + direction(event.currentTarget) * (event.clientX - start.current.x);
    if (next >= min / 2) return set(next);
    start.current = null;
    onClose();
  };
  return (
    <hr
      className="te-splitter"
      data-side={side}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(usual)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
    />
  );
}
