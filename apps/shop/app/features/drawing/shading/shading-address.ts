import type { DrawingProps } from '../drawing-props.ts';

/** Path of the picture of light and shadow for a drawing, in the folder `public`. */
export function shadingAddress({ build, garment }: Pick<DrawingProps, 'build' | 'garment'>): string {
  return `/schatten/${build}-${garment === 'dog-coat' ? 'coat' : 'bare'}.webp`;
}
