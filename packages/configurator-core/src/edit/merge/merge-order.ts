import { isSameJson } from '../../json.ts';

/** The order of a list in the three versions, as keys of its parts. */
export interface Orders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** The merged order. If both sides changed it, `isConflict` is set and the order is that of `preferred`. */
export interface MergedOrder {
  readonly keys: readonly string[];
  readonly isConflict: boolean;
}

/**
 * Merges the order of a list, which is one value. A part that only one side has keeps its place after the same part.
 * @param members the parts of the merged list
 */
export function mergeOrder(
  { base, mine, theirs }: Orders,
  members: ReadonlySet<string>,
  preferred: 'mine' | 'theirs',
): MergedOrder {
  const inMine = new Set(mine);
  const common = new Set(theirs.filter((key) => inMine.has(key) && members.has(key)));
  const known = new Set(base.filter((key) => common.has(key)));
  const within = (list: readonly string[], keys: ReadonlySet<string>) => list.filter((key) => keys.has(key));
  const [was, own, other] = [within(base, known), within(mine, common), within(theirs, common)];
  const isOwnChanged = !isSameJson(within(own, known), was);
  const isOtherChanged = !isSameJson(within(other, known), was);
  const isConflict = !isSameJson(own, other) && isOwnChanged === isOtherChanged;
  const takesTheirs = isConflict ? preferred === 'theirs' : !isOwnChanged;
  const rest = { mine: runsOf(mine, common, members), theirs: runsOf(theirs, common, members) };
  const keys: string[] = [];
  const used = new Set<string>();
  for (const anchor of [null, ...(takesTheirs ? other : own)]) {
    const runs = [rest.mine.get(anchor) ?? [], rest.theirs.get(anchor) ?? []];
    // The result does not depend on which side is mine.
    runs.sort(([one = ''], [two = '']) => (one < two ? -1 : 1));
    for (const key of [...(anchor === null ? [] : [anchor]), ...runs.flat()]) {
      if (!used.has(key)) keys.push(key);
      used.add(key);
    }
  }
  return { keys: [...keys, ...[...members].filter((key) => !used.has(key))], isConflict };
}

/** Returns the parts of one side that are not common, by the common part before them. */
function runsOf(list: readonly string[], common: ReadonlySet<string>, members: ReadonlySet<string>) {
  const runs = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const key of list) {
    if (common.has(key)) anchor = key;
    else if (members.has(key)) runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
  }
  return runs;
}
