import { at, averageOn, emptyGrid, type Grid, gridOf, height, width } from './grid.ts';
import type { Relief } from './relief.ts';

/** Direction to the light: above, a little in front of the dog and toward the viewer. */
const LIGHT = unit([0.3, -0.74, 0.6]);
const HALFWAY = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
/** Brightness of a surface that faces the viewer. It is neither darkened nor lightened. */
const NEUTRAL = 0.84;

/** What the light does to the drawing, 0 to 1 per cell. */
export interface Lighting {
  readonly shadow: Grid;
  readonly light: Grid;
  /** The narrow reflection of a smooth surface. */
  readonly gloss: Grid;
}

/** Lights a relief from above, with the sky, the floor and soft shadows in its creases. */
export function lightingOf({ heights, cloth, body }: Relief): Lighting {
  // The surface ends at the outline: its slope there is not that to the ground behind.
  const { average: soft, weights } = averageOn(body, heights, 1.2);
  const creases = occlusion(heights, body);
  const [shadow, light, gloss] = [emptyGrid(), emptyGrid(), emptyGrid()];
  const fur = furHeights();
  for (let y = 0, cell = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, cell += 1) {
      if ((weights[cell] ?? 0) < 0.02) continue;
      const slopeX = (at(soft, x + 1, y) - at(soft, x - 1, y)) / 2;
      const slopeY = (at(soft, x, y + 1) - at(soft, x, y - 1)) / 2;
      const normal = unit([-slopeX, -slopeY, 1]);
      const direct = Math.max(dot(normal, LIGHT), 0);
      const sky = 0.5 - 0.5 * normal[1];
      const floor = Math.max(normal[1], 0) ** 3 * 0.1;
      const bare = 1 - (cloth[cell] ?? 0);
      const brightness =
        (0.3 + 0.36 * sky + 0.6 * direct + floor) * (1 - (creases[cell] ?? 0)) + bare * (fur[cell] ?? 0);
      const relative = brightness / NEUTRAL - 1;
      shadow[cell] = Math.min(Math.max(-relative, 0), 0.72);
      light[cell] = Math.min(Math.max(relative, 0) * 0.8, 0.5);
      gloss[cell] = Math.max(dot(normal, HALFWAY), 0) ** 48 * (1 - (creases[cell] ?? 0));
    }
  }
  return { shadow, light, gloss };
}

/** Darkness of places that are lower than their surroundings: under the jaw, beside the legs, below the hem. */
function occlusion(heights: Grid, body: Grid): Grid {
  // The far background is not a hollow, so the average is taken over the dog alone.
  const [near, wide] = [averageOn(body, heights, 4).average, averageOn(body, heights, 15).average];
  return gridOf((cell) => {
    const own = heights[cell] ?? 0;
    const narrow = Math.min(Math.max((near[cell] ?? 0) - own, 0) / 34, 0.4);
    const broad = Math.min(Math.max((wide[cell] ?? 0) - own, 0) / 90, 0.4);
    return narrow + broad;
  });
}

/** Fine hair: noise that is longer along the body than across. */
function furHeights(): Grid {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  const noise = gridOf(() => random());
  return gridOf((_, x, y) => {
    let sum = 0;
    for (let step = -5; step <= 5; step += 1) sum += at(noise, x + step, y + Math.round(step * 0.45));
    return sum * 0.03;
  });
}

type Vector = readonly [number, number, number];

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}
