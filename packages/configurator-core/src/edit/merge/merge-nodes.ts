import { isSameJson } from '../../json.ts';
import { findDeletions } from './merge-deletions.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeRecord } from './merge-record.ts';
import type { MergeSide, SideConflict } from './template-conflict.ts';
import { labelOf, levelOf, type Nodes, partOf, pathOf, type TemplateNode, type Versions } from './template-nodes.ts';

/** The merged parts and the conflicts. */
export interface MergedNodes {
  readonly nodes: Nodes;
  readonly conflicts: readonly SideConflict[];
}

/**
 * Merges the parts of two edited versions. Conflicts without an answer keep the value of mine.
 * @param answers the side to take, by id of the conflict
 * @param referenced keys of deleted parts that the other side refers to
 */
export function mergeNodes(
  versions: Versions,
  answers: ReadonlyMap<string, MergeSide>,
  referenced: ReadonlySet<string>,
): MergedNodes {
  const { base, mine, theirs } = versions;
  const conflicts: SideConflict[] = [];
  /** Notes a conflict. Returns the side to take. */
  const ask = (conflict: SideConflict): MergeSide => {
    conflicts.push(conflict);
    return answers.get(conflict.id) ?? 'mine';
  };

  const kept = new Set<string>();
  for (const { conflict, keys } of findDeletions(versions, referenced)) {
    if (ask(conflict) !== conflict.deletedBy) for (const key of keys) kept.add(key);
  }

  const mergeValues = (own: TemplateNode, other: TemplateNode): TemplateNode['values'] => {
    const was = base.get(own.key)?.values ?? {};
    const { changes, conflicts: both } = mergeRecord(was, own.values, other.values, { isSame: isSameJson });
    const values: Record<string, unknown> = { ...own.values, ...changes };
    for (const key of both) {
      const sides = { mine: own.values[key], theirs: other.values[key] };
      const id = `value ${own.key} ${key}`;
      values[key] = sides[ask({ kind: 'value', id, part: partOf(own), path: pathOf(key), ...sides })];
    }
    return values;
  };

  /** Returns the possible parents of a part, the preferred one first. */
  const mergeParents = (own: TemplateNode, other: TemplateNode): readonly (string | null)[] => {
    const was = base.get(own.key)?.parent;
    const [mineParent, theirsParent] = [mine.get(own.parent ?? ''), theirs.get(other.parent ?? '')];
    let takesTheirs = own.parent === was;
    if (own.parent !== other.parent && own.parent !== was && other.parent !== was && mineParent && theirsParent) {
      const sides = { mine: partOf(mineParent), theirs: partOf(theirsParent) };
      takesTheirs = ask({ kind: 'place', id: `place ${own.key}`, part: partOf(own), ...sides }) === 'theirs';
    }
    return takesTheirs ? [other.parent, own.parent] : [own.parent, other.parent];
  };

  const isKept = (key: string) => kept.has(key) || (mine.has(key) && theirs.has(key)) || !base.has(key);
  const candidates = [...new Set([...mine.values(), ...theirs.values()].map(({ key }) => key))].filter(isKept);
  const nodes = new Map<string, TemplateNode>();
  // Parents first: a part whose new place was deleted stays where the other side has it.
  for (const key of candidates.toSorted((one, other) => levelOf(one) - levelOf(other))) {
    const [own, other] = [mine.get(key), theirs.get(key)];
    const node = own ?? other;
    if (!node) continue;
    const parents = own && other ? mergeParents(own, other) : [node.parent];
    const parent = parents.find((each) => each === null || nodes.has(each));
    if (parent === undefined) continue;
    const values = own && other ? mergeValues(own, other) : node.values;
    nodes.set(key, { ...node, label: labelOf(values), parent, values, lists: {} });
  }

  const members = new Map<string, string[]>();
  for (const { key, parent, list } of nodes.values()) {
    const place = `${parent} ${list}`;
    members.set(place, [...(members.get(place) ?? []), key]);
  }
  for (const node of nodes.values()) {
    const { key } = node;
    const lists: Record<string, readonly string[]> = {};
    for (const list of Object.keys((mine.get(key) ?? theirs.get(key))?.lists ?? {})) {
      const within = new Set(members.get(`${key} ${list}`));
      const listIn = (version: Nodes) => version.get(key)?.lists[list] ?? [];
      const orders = { base: listIn(base), mine: listIn(mine), theirs: listIn(theirs) };
      let order = mergeOrder(orders, within, 'mine');
      if (order.isConflict) {
        const partsIn = (side: Nodes) =>
          listIn(side).flatMap((each) => (within.has(each) ? (side.get(each) ?? []) : []));
        const sides = { mine: partsIn(mine).map(partOf), theirs: partsIn(theirs).map(partOf) };
        const side = ask({ kind: 'order', id: `order ${key} ${list}`, part: partOf(node), list, ...sides });
        order = mergeOrder(orders, within, side);
      }
      lists[list] = order.keys;
    }
    nodes.set(key, { ...node, lists });
  }
  return { nodes, conflicts };
}
