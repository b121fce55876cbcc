/** How values of a record are compared and merged. */
export interface MergeRules {
  readonly isSame: (one: unknown, other: unknown) => boolean;
  /** Merges a value that both sides changed to different ones. Returns undefined for a conflict, the default. */
  readonly mergeBoth?: <Value>(base: Value, mine: Value, theirs: Value) => { readonly value: Value } | undefined;
}

/** The result of merging two edits of a record. */
export interface MergedRecord<Values> {
  /** The keys that take another value than mine. */
  readonly changes: Partial<Values>;
  /** The keys that both sides changed to different values. */
  readonly conflicts: readonly (keyof Values)[];
}

/**
 * Merges two edits of a flat record (three-way merge): a key that only one side changed takes the value of that side.
 * A missing key counts as undefined.
 * @param base the record that both sides started from
 */
export function mergeRecord<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  { isSame, mergeBoth }: MergeRules,
): MergedRecord<Values> {
  const changes: Partial<Values> = {};
  const conflicts: (keyof Values)[] = [];
  for (const key of new Set([...keysOf(mine), ...keysOf(theirs)])) {
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    if (isSame(own, other) || isSame(other, was)) continue;
    if (isSame(own, was)) changes[key] = other;
    else {
      const merged = mergeBoth?.(was, own, other);
      if (merged === undefined) conflicts.push(key);
      else if (!isSame(merged.value, own)) changes[key] = merged.value;
    }
  }
  return { changes, conflicts };
}

function keysOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
