/** A point of the drawing, in user units of the 800 × 600 view box. `corner` makes the outline sharp at this point. */
export type Point = readonly [x: number, y: number, corner?: 'corner'];
