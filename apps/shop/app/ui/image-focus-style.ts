import { imageCentre, readImageFocus } from '../lib/image-focus.ts';

// Classes instead of a style attribute, which the content security policy forbids; written out for Tailwind to find.
const columns: Readonly<Record<number, string>> = {
  0: '[--focus-x:0%]',
  10: '[--focus-x:10%]',
  20: '[--focus-x:20%]',
  30: '[--focus-x:30%]',
  40: '[--focus-x:40%]',
  60: '[--focus-x:60%]',
  70: '[--focus-x:70%]',
  80: '[--focus-x:80%]',
  90: '[--focus-x:90%]',
  100: '[--focus-x:100%]',
};
const rows: Readonly<Record<number, string>> = {
  0: '[--focus-y:0%]',
  10: '[--focus-y:10%]',
  20: '[--focus-y:20%]',
  30: '[--focus-y:30%]',
  40: '[--focus-y:40%]',
  60: '[--focus-y:60%]',
  70: '[--focus-y:70%]',
  80: '[--focus-y:80%]',
  90: '[--focus-y:90%]',
  100: '[--focus-y:100%]',
};

/** Classes that let a picture fill its frame and keep in sight what its address names as its focus. */
export function imageFocusStyle(address: string): string {
  const { x, y } = readImageFocus(address).focus;
  if (x === imageCentre.x && y === imageCentre.y) return 'object-cover';
  return `object-cover object-[var(--focus-x,50%)_var(--focus-y,50%)] ${columns[x] ?? ''} ${rows[y] ?? ''}`;
}
