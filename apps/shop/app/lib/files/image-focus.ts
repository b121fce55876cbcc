/** The point of a picture that stays visible when it is cropped, in percent from the left and the top. */
export interface ImageFocus {
  x: number;
  y: number;
}

/** Default focus of a crop. */
export const imageCentre: ImageFocus = { x: 50, y: 50 };

/** Step in which the focus can be set, in percent. */
export const focusStep = 10;

const fragment = /^#focus=(\d{1,3}),(\d{1,3})$/;

/**
 * Splits an address into file and focus. The focus is a fragment of the address (`/a.webp#focus=30,70`), so that every
 * place that stores the address, such as a cart or an old order, crops alike. A server never receives it.
 */
export function readImageFocus(address: string): { address: string; focus: ImageFocus } {
  const mark = address.indexOf('#');
  if (mark === -1) return { address, focus: imageCentre };
  const [, x, y] = fragment.exec(address.slice(mark)) ?? [];
  const focus = x === undefined || y === undefined ? imageCentre : nearestFocus({ x: Number(x), y: Number(y) });
  return { address: address.slice(0, mark), focus };
}

/** The address with this focus. The centre is the default and is not written. */
export function withImageFocus(address: string, focus: ImageFocus): string {
  const { address: file } = readImageFocus(address);
  const { x, y } = nearestFocus(focus);
  return x === imageCentre.x && y === imageCentre.y ? file : `${file}#focus=${x},${y}`;
}

/** Rounds to the nearest focus that can be stored. */
export function nearestFocus({ x, y }: ImageFocus): ImageFocus {
  const nearest = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / focusStep) * focusStep));
  return { x: nearest(x), y: nearest(y) };
}
