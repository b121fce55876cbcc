import { DogFigure } from '#app/features/drawing/dog-figure.tsx';
import { Backdrop } from './backdrop.tsx';
import { coatDrawing } from './coat-drawing.ts';
import { furs } from './furs.ts';
import { shaded } from './shaded.ts';

/** A tall and a low dog side by side, both in coats. */
export function CollectionCoats() {
  return (
    <g>
      <Backdrop wall="mist" floorY={494} circle={{ x: 420, y: 270, radius: 240 }} />
      <g transform="translate(-28 40) scale(0.95)">
        <DogFigure
          idPrefix="tall"
          fur={furs.silver}
          drawing={shaded(coatDrawing('kategorie-maentel', 'long-legged'))}
        />
      </g>
      <g transform="translate(374 312) scale(0.53)">
        <DogFigure
          idPrefix="low"
          fur={furs.chocolate}
          drawing={shaded(coatDrawing('kategorie-maentel-kurz', 'short-legged'))}
        />
      </g>
    </g>
  );
}
