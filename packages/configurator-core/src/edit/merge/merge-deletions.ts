import { isSameJson } from '../../json.ts';
import type { DeletionConflict, MergeSide } from './template-conflict.ts';
import { type Nodes, partOf, type Versions } from './template-nodes.ts';

/** Returns whether a side kept a part, and all of its parts that the other side deleted too, as they were. */
function isUntouched(key: string, side: Nodes, other: Nodes, base: Nodes): boolean {
  const [is, was] = [side.get(key), base.get(key)];
  if (!is || !was || is.parent !== was.parent || !isSameJson(is.values, was.values)) return false;
  return Object.values(is.lists).every((keys) =>
    keys.every((child) =>
      other.has(child) ? side.get(child)?.parent === base.get(child)?.parent : isUntouched(child, side, other, base),
    ),
  );
}

function keysWithin(key: string, nodes: Nodes): readonly string[] {
  const children = Object.values(nodes.get(key)?.lists ?? {}).flat();
  return [key, ...children.flatMap((child) => keysWithin(child, nodes))];
}

/** A part that one side deleted and the other changed or refers to, with the keys of the part and its parts. */
interface FoundDeletion {
  readonly conflict: DeletionConflict;
  readonly keys: readonly string[];
}

/**
 * Finds the parts that one side deleted and the other changed.
 * @param referenced keys of deleted parts that the other side refers to
 */
export function findDeletions({ base, ...sides }: Versions, referenced: ReadonlySet<string>): readonly FoundDeletion[] {
  const found: FoundDeletion[] = [];
  for (const deletedBy of ['mine', 'theirs'] satisfies MergeSide[]) {
    const other = sides[deletedBy];
    const side = sides[deletedBy === 'mine' ? 'theirs' : 'mine'];
    const isDeleted = (key: string | null) => key !== null && base.has(key) && side.has(key) && !other.has(key);
    for (const [key, node] of side) {
      if (!isDeleted(key) || isDeleted(node.parent)) continue;
      const keys = keysWithin(key, side);
      if (isUntouched(key, side, other, base) && !keys.some((each) => referenced.has(each))) continue;
      found.push({ conflict: { kind: 'deleted', id: `deleted ${key}`, part: partOf(node), deletedBy }, keys });
    }
  }
  return found;
}
