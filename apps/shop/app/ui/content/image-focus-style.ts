import { imageCentre, readImageFocus } from '#app/lib/files/image-focus.ts';

/**
 * Classes that make a picture fill its frame and keep the focus point in its URL visible, defined in
 * `styles/image-focus.css`.
 */
export function imageFocusStyle(address: string): string {
  const { x, y } = readImageFocus(address).focus;
  if (x === imageCentre.x && y === imageCentre.y) return 'object-cover';
  return `object-cover picture-focus picture-x-${x} picture-y-${y}`;
}
