import type { BuildShape } from '../builds/build-shape.ts';
import type { DrawingProps } from '../drawing-props.ts';
import { mixColors } from '../geometry/mix-colors.ts';
import type { Point } from '../geometry/point.ts';
import { collarRing } from './collar.tsx';
import { leashLines } from './leash-lines.ts';
import { PrintText } from './print-text.tsx';
import { Strap } from './strap.tsx';

/** The sewn-on tag that carries the print. */
const TAG: Point = [262, 86];
const TAG_ANGLE = 7;

/** A leash from the collar up to a hand loop at the left. */
export function Leash({ shape, drawing }: { readonly shape: BuildShape; readonly drawing: DrawingProps }) {
  const ring = collarRing(shape);
  const [loop, line] = leashLines(shape);
  return (
    <g>
      <Strap points={loop} color={drawing.backColor} width={17} isReflective={drawing.hasReflectiveSeams} />
      <Strap points={line} color={drawing.backColor} width={17} isReflective={drawing.hasReflectiveSeams} />
      <path d={`M${ring[0]} ${ring[1] + 4}l-4 14`} stroke="#C79A3B" strokeWidth="7" strokeLinecap="round" />
      {drawing.print !== null && (
        <g>
          <rect
            x={TAG[0] - 56}
            y={TAG[1] - 20}
            width="112"
            height="40"
            rx="7"
            fill={mixColors(drawing.backColor, '#22302B', 0.25)}
            transform={`rotate(${TAG_ANGLE} ${TAG[0]} ${TAG[1]})`}
          />
          <PrintText print={drawing.print} text={drawing.print.text} at={TAG} size={24} angle={TAG_ANGLE} />
        </g>
      )}
    </g>
  );
}
