/** The list with one more item at `index`. */
export function insertAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** The list without the item at `index`. */
export function removeAt<T>(list: readonly T[], index: number): readonly T[] {
  return [...list.slice(0, index), ...list.slice(index + 1)];
}

/** Whether an item can be put at `index` of a list of `length` items. */
export function isPlace(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index <= length;
}
