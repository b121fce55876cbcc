/** A point of the drawing, in user units of the 800 × 600 view box; `corner` keeps the outline sharp there. */
export type Point = readonly [x: number, y: number, corner?: 'corner'];
