import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../geometry/point.ts';
import { smoothPath } from '../geometry/smooth-path.ts';
import { Stroke } from '../layers/shape.tsx';
import type { MeasurementShape } from '../measurements/measurement-shape.ts';
import { TAPE, TAPE_INK } from '../measurements/tape-colors.ts';

interface AnimatedTapeProps {
  readonly shape: MeasurementShape;
  /** Prefix of the ids of masks, unique within the page. */
  readonly idPrefix: string;
  /** Share of the tape already laid, 0 to 1. */
  readonly drawnShare: number;
}

/**
 * Animation of a measuring tape being laid. A girth starts at the top, runs down behind the dog as a dotted line, and
 * comes up on the near side.
 */
export function AnimatedTape({ shape, idPrefix, drawnShare }: AnimatedTapeProps) {
  const isGirth = shape.far.length > 0;
  const near = isGirth ? shape.near.toReversed() : shape.near;
  const farShare = isGirth ? Math.min(1, drawnShare * 2) : 1;
  const nearShare = isGirth ? Math.max(0, drawnShare * 2 - 1) : drawnShare;
  const leading = useLeadingEnd(nearShare);
  return (
    <g>
      {isGirth && farShare > 0 && (
        <>
          <Reveal id={`${idPrefix}-far`} points={shape.far} share={farShare} />
          <g mask={`url(#${idPrefix}-far)`}>
            <Stroke points={shape.far} stroke={TAPE_INK} strokeWidth="5" strokeDasharray="3 9" />
          </g>
        </>
      )}
      {nearShare > 0 && (
        <>
          <Reveal id={`${idPrefix}-near`} points={near} share={nearShare} />
          <g mask={`url(#${idPrefix}-near)`}>
            <Stroke points={near} stroke={TAPE_INK} strokeWidth="15" />
            <Stroke points={near} stroke={TAPE} strokeWidth="11" />
            <Stroke points={near} stroke={TAPE_INK} strokeWidth="6" strokeDasharray="1.6 8.4" strokeLinecap="butt" />
          </g>
          <path ref={leading.path} d={smoothPath(near)} fill="none" />
          {nearShare < 1 && (
            <g ref={leading.roll}>
              <circle r="17" fill={TAPE} stroke={TAPE_INK} strokeWidth="4" />
              <circle r="5" fill={TAPE_INK} />
            </g>
          )}
        </>
      )}
    </g>
  );
}

/** Keeps the roll of the tape at the moving end. */
function useLeadingEnd(share: number) {
  const path = useRef<SVGPathElement>(null);
  const roll = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (path.current === null || roll.current === null) return;
    const { x, y } = path.current.getPointAtLength(path.current.getTotalLength() * share);
    roll.current.setAttribute('transform', `translate(${x} ${y})`);
  }, [share]);
  return { path, roll };
}

/** A mask that shows the first part of a line. */
function Reveal({ id, points, share }: { id: string; points: readonly Point[]; share: number }) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="808" height="566">
      <Stroke points={points} stroke="#fff" strokeWidth="40" pathLength={1} strokeDasharray={`${share} 2`} />
    </mask>
  );
}
