import { type ElementRef, isSameRef } from '../element.ts';

/** The modifier keys of a click. */
interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Returns the selection after a click: only the part, or with Ctrl or Cmd toggled, or with Shift a range up to it.
 * @param order all selectable parts, from top to bottom
 */
export function selectionAfter(
  order: readonly ElementRef[],
  selection: readonly ElementRef[],
  ref: ElementRef,
  { shiftKey, ctrlKey, metaKey }: Modifiers,
): readonly ElementRef[] {
  const without = selection.filter((other) => !isSameRef(other, ref));
  if (ctrlKey || metaKey) return without.length < selection.length ? without : [...selection, ref];
  const placeOf = (wanted: ElementRef) => order.findIndex((other) => isSameRef(other, wanted));
  const last = selection.at(-1);
  const from = shiftKey && last ? placeOf(last) : -1;
  if (from < 0) return [ref];
  const to = placeOf(ref);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return [...range.filter((other) => !isSameRef(other, ref)), ref];
}
