import type { BuildShape } from '../builds/build-shape.ts';
import type { Point } from '../geometry/point.ts';
import { Buckle, Ring } from './hardware.tsx';
import { Strap } from './strap.tsx';

interface HarnessProps {
  readonly shape: BuildShape;
  readonly backColor: string;
  readonly neckColor: string;
  readonly bellyColor: string;
  readonly stitchColor?: string;
}

/** The strap between the front legs, drawn under the near leg. */
export function HarnessBreastStrap({ shape, bellyColor, stitchColor }: HarnessProps) {
  const { sternum, girthBottom } = shape.landmarks;
  const middle: Point = [(sternum[0] + girthBottom[0]) / 2 - 4, (sternum[1] + girthBottom[1]) / 2 + 8];
  return (
    <Strap
      points={[[sternum[0] - 14, sternum[1] - 4], middle, [girthBottom[0] - 14, girthBottom[1] - 21]]}
      color={bellyColor}
      stitchColor={stitchColor}
      width={20}
    />
  );
}

/** A Y harness: back piece, neck straps to the breastbone, girth strap behind the leg. */
export function Harness({ shape, backColor, neckColor, bellyColor, stitchColor }: HarnessProps) {
  const { withers, sternum, girthTop, girthBottom } = shape.landmarks;
  const drop = girthBottom[1] - girthTop[1];
  const girthX = girthTop[0] - 16;
  const back: readonly Point[] = [
    [withers[0] + 2, withers[1] + 10],
    [(withers[0] + girthX) / 2, (withers[1] + girthTop[1]) / 2 + 8],
    [girthX - 34, girthTop[1] + 10],
  ];
  const girth: readonly Point[] = [
    [girthX, girthTop[1] - 2],
    [girthX - 6, girthTop[1] + drop * 0.5],
    [girthBottom[0] - 16, girthBottom[1] - 5],
  ];
  const neck: readonly Point[] = [
    [withers[0] - 2, withers[1] + 6],
    [withers[0] + (sternum[0] - withers[0]) * 0.42, withers[1] + (sternum[1] - withers[1]) * 0.58],
    [sternum[0] + 2, sternum[1] + 6],
  ];
  return (
    <g>
      <Strap points={girth} color={bellyColor} stitchColor={stitchColor} width={23} />
      <Strap points={neck} color={neckColor} stitchColor={stitchColor} width={25} />
      <Strap points={back} color={backColor} stitchColor={stitchColor} width={27} ends="round" />
      <Ring at={[girthX - 4, girthTop[1] - 5]} radius={10} />
      <Buckle at={[girthX - 6, girthTop[1] + drop * 0.56]} angle={90} size={30} />
      <Ring at={[sternum[0] - 2, sternum[1] + 2]} radius={9} />
    </g>
  );
}
