import { DogFigure } from '#app/features/drawing/dog-figure.tsx';
import { defaultDrawingProps } from '#app/features/drawing/drawing-props.ts';
import { Backdrop } from './backdrop.tsx';
import { furs } from './furs.ts';

/** A tall and a low dog side by side, both in coats. */
export function CollectionCoats() {
  return (
    <g>
      <Backdrop wall="mist" floorY={494} circle={{ x: 420, y: 270, radius: 240 }} />
      <g transform="translate(-28 40) scale(0.95)">
        <DogFigure
          idPrefix="tall"
          fur={furs.silver}
          drawing={{ ...defaultDrawingProps, build: 'long-legged', cuffColor: '#E2A93B', hasReflectiveSeams: true }}
        />
      </g>
      <g transform="translate(374 312) scale(0.53)">
        <DogFigure
          idPrefix="low"
          fur={furs.chocolate}
          drawing={{
            ...defaultDrawingProps,
            build: 'short-legged',
            backColor: '#E2A93B',
            bellyColor: '#EBC06A',
            collarColor: '#C98F25',
            cuffColor: '#1F4D3F',
          }}
        />
      </g>
    </g>
  );
}
