import type { BuildShape } from '../builds/build-shape.ts';
import type { DrawingProps } from '../drawing-props.ts';
import type { Point } from '../geometry/point.ts';
import { collarRing } from './collar.tsx';
import { PrintText } from './print-text.tsx';
import { Strap } from './strap.tsx';

/** A leash from the collar up to a hand loop at the left. */
export function Leash({ shape, drawing }: { readonly shape: BuildShape; readonly drawing: DrawingProps }) {
  const ring = collarRing(shape);
  const hand: Point = [150, 74];
  const line: readonly Point[] = [
    [ring[0] - 4, ring[1] + 14],
    [ring[0] - 46, ring[1] + 34],
    [ring[0] - 130, ring[1] - 20],
    [300, 96],
    hand,
  ];
  const loop: readonly Point[] = [hand, [96, 62], [48, 84], [40, 122], [74, 138], [118, 112], [150, 80]];
  return (
    <g>
      <Strap points={loop} color={drawing.backColor} width={15} isReflective={drawing.hasReflectiveSeams} />
      <Strap points={line} color={drawing.backColor} width={15} isReflective={drawing.hasReflectiveSeams} />
      <path d={`M${ring[0]} ${ring[1] + 4}l-4 14`} stroke="#C79A3B" strokeWidth="7" strokeLinecap="round" />
      {drawing.print !== null && (
        <PrintText print={drawing.print} text={drawing.print.text} at={[300, 96]} size={22} angle={12} />
      )}
    </g>
  );
}
