import { type ElementRef, isSameRef } from '../element.ts';

/** The modifier keys of a press. */
interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/**
 * The selection after a press on a part: it alone, added or taken out with Ctrl or Cmd, or all up to it with Shift.
 * @param order what can be selected, from top to bottom
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
