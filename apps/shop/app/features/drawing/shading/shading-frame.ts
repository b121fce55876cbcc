/** The visible part of the drawing, user units. The shading pictures cover the same part. */
export const shadingFrame = { left: 8, top: 6, width: 792, height: 554 } as const;
