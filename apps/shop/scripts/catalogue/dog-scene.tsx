import type { ReactNode } from 'react';
import type { FurColors } from '#app/features/drawing/builds/build-shape.ts';
import { DogFigure } from '#app/features/drawing/dog-figure.tsx';
import type { DrawingProps } from '#app/features/drawing/drawing-props.ts';
import { Backdrop, type Wall } from './backdrop.tsx';
import { shaded } from './shaded.ts';

/** Ground line of the drawing, and how far behind the paws the floor starts. */
const GROUND_Y = 522;
const FLOOR_DEPTH = 44;

interface DogSceneProps {
  readonly wall: Wall;
  /** Part of the drawing that fills the picture; the height follows from 4:3. */
  readonly view: { readonly x: number; readonly y: number; readonly width: number };
  readonly drawing: Partial<DrawingProps>;
  readonly fur?: FurColors;
  readonly stitchColor?: string;
  readonly hasCircle?: boolean;
  /** Mirrors the dog, so that it looks to the left. */
  readonly isMirrored?: boolean;
  /** Drawn on the floor below the paws, in picture units. */
  readonly onFloor?: ReactNode;
  /** Drawn on the wall, in picture units. */
  readonly children?: ReactNode;
}

/** A dressed dog in front of a wall. */
export function DogScene({
  wall,
  view,
  drawing,
  fur,
  stitchColor,
  hasCircle = true,
  isMirrored = false,
  onFloor,
  children,
}: DogSceneProps) {
  const scale = 800 / view.width;
  const floorY = (GROUND_Y - FLOOR_DEPTH - view.y) * scale;
  return (
    <g>
      <Backdrop
        wall={wall}
        floorY={floorY < 600 ? floorY : null}
        circle={hasCircle ? { x: 400, y: 290, radius: 250 } : undefined}
      >
        {children}
      </Backdrop>
      {onFloor}
      <g
        transform={`${isMirrored ? 'translate(800 0) scale(-1 1) ' : ''}scale(${scale}) translate(${-view.x} ${-view.y})`}
      >
        <DogFigure drawing={shaded(drawing)} idPrefix="dog" fur={fur} stitchColor={stitchColor} />
      </g>
    </g>
  );
}
