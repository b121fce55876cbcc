import type { QuantityBreak } from '../contract/prices/quantity-break.schema.ts';
import { partFinder } from '../contract/template/part-finder.ts';

/** Returns whether two values have the same JSON. */
export function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Returns a part without its translations, which are compared separately. */
export function untranslated<T extends { readonly translations?: unknown }>({ translations: _, ...part }: T) {
  return part;
}

/** Pairs entries of two lists by id, or entries that were written again by a second name. */
export function pair<T extends { readonly id: string }>(
  before: readonly T[],
  after: readonly T[],
  name: (entry: T) => string,
) {
  const [inBefore, inAfter] = [partFinder(after, before, name), partFinder(before, after, name)];
  return {
    removed: before.filter((entry) => !inAfter(entry)),
    added: after.filter((entry) => !inBefore(entry)),
    kept: after.flatMap((entry) => {
      const was = inBefore(entry);
      return was ? [[was, entry] as const] : [];
    }),
  };
}

/** Returns whether the common entries are in a different order. */
export function isReordered<T extends { readonly id: string }>(
  kept: readonly (readonly [T, T])[],
  before: readonly T[],
) {
  const placeOf = new Map(before.map((entry, place) => [entry, place]));
  const places = kept.map(([was]) => placeOf.get(was) ?? -1);
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}

/** Pairs each quantity break with its earlier version: the same one, or one with its quantity, or with its label. */
export function pairBreaks(
  before: readonly QuantityBreak[],
  after: readonly QuantityBreak[],
): ReadonlyMap<QuantityBreak, QuantityBreak> {
  const left = [...before];
  const pairs = new Map<QuantityBreak, QuantityBreak>();
  const matches = [
    (was: QuantityBreak, is: QuantityBreak) => isSame(untranslated(was), untranslated(is)),
    (was: QuantityBreak, is: QuantityBreak) => was.from === is.from,
    (was: QuantityBreak, is: QuantityBreak) => was.label === is.label,
  ];
  for (const match of matches) {
    for (const is of after) {
      const at = pairs.has(is) ? -1 : left.findIndex((was) => match(was, is));
      const [was] = at < 0 ? [] : left.splice(at, 1);
      if (was) pairs.set(is, was);
    }
  }
  return pairs;
}
