import { measurementLabels } from 'configurator-core/templates';
import { memo, useId } from 'react';
import { shapeOf } from '../builds/shape-of.ts';
import { DogFigure } from '../dog-figure.tsx';
import { defaultDrawingProps } from '../drawing-props.ts';
import { EndMark } from '../measurements/measurement-mark.tsx';
import { measurementShape } from '../measurements/measurement-shape.ts';
import { TapeLabel } from '../measurements/tape-label.tsx';
import { AnimatedTape } from './animated-tape.tsx';
import { type Camera, cameraAt, ease, moveCamera, wholeDog } from './camera.ts';
import { CUES_PER_PLACE, cues } from './timeline.ts';

const bareDog = { ...defaultDrawingProps, garment: 'none' } as const;
const shape = shapeOf(bareDog);
/** Share of the first caption in which the camera moves to the place. */
const TRAVEL = 0.3;

// Memoized, because only the tape and the camera change between frames.
const Dog = memo(function Dog({ idPrefix }: { readonly idPrefix: string }) {
  return <DogFigure drawing={bareDog} idPrefix={idPrefix} />;
});

interface VideoPictureProps {
  readonly cueIndex: number;
  /** Elapsed share of the caption, 0 to 1. */
  readonly progress: number;
}

/** One frame of the measuring video. */
export function VideoPicture({ cueIndex, progress }: VideoPictureProps) {
  const idPrefix = `video${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const cue = cues[cueIndex];
  if (cue === undefined) return null;
  const place = measurementShape(cue.measurement, shape);
  const camera = cameraOf(cueIndex, progress);
  const ends = [place.near[0], place.far.length > 0 ? undefined : place.near.at(-1)].filter((end) => end !== undefined);
  const isFinding = cue.phase === 'find';
  const drawnShare = { find: 0, lay: ease(progress), read: 1 }[cue.phase];
  return (
    <svg
      viewBox={`${camera.left} ${camera.top} ${camera.width} ${camera.height}`}
      role="img"
      aria-label={`${measurementLabels[cue.measurement]} am gezeichneten Hund`}
      className="block h-auto w-full"
    >
      <Dog idPrefix={idPrefix} />
      <AnimatedTape shape={place} idPrefix={idPrefix} drawnShare={drawnShare} />
      {ends.map((end, index) => {
        // The second end is highlighted in the second half of the caption.
        const share = isFinding ? Math.min(1, Math.max(0, progress * 2 - index)) : 1;
        const pulse = isFinding ? 22 + 10 * Math.sin(share * Math.PI * 4) : 0;
        return (
          share > 0 && (
            <g key={String(end)}>
              {isFinding && <circle cx={end[0]} cy={end[1]} r={pulse} fill="#E2A93B" opacity="0.35" />}
              <EndMark at={end} />
            </g>
          )
        );
      })}
      {cue.phase === 'read' && (
        <TapeLabel
          place={place.label}
          label={`${cue.exampleCm} cm`}
          frame={{ left: camera.left, right: camera.left + camera.width }}
          opacity={Math.min(1, 0.2 + progress * 4)}
        />
      )}
    </svg>
  );
}

/** Returns the camera, which moves to each place during its first caption. */
function cameraOf(cueIndex: number, progress: number): Camera {
  const at = (index: number) => {
    const cue = cues[index];
    return cue === undefined ? wholeDog : cameraAt(measurementShape(cue.measurement, shape));
  };
  const target = at(cueIndex);
  if (cues[cueIndex]?.phase !== 'find') return target;
  return moveCamera(at(cueIndex - CUES_PER_PLACE), target, ease(Math.min(1, progress / TRAVEL)));
}
