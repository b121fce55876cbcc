import { isSameJson } from '../../json.ts';
import { type MergedPart, type Nodes, partOf, pathOf, type TemplateNode } from './template-nodes.ts';

/** A part that was taken from the other side. */
export interface TakenPart extends MergedPart {
  /** `changed`: some of its values. `reordered`: the order of its parts. */
  readonly change: 'added' | 'deleted' | 'changed' | 'moved' | 'reordered';
  /** For `changed`: the paths of the values in the wire format of the part. */
  readonly paths: readonly (readonly string[])[];
}

/** Returns what differs in the merged parts from mine. Parts of an added or deleted part are not listed. */
export function takenParts(mine: Nodes, merged: Nodes): readonly TakenPart[] {
  const taken: TakenPart[] = [];
  const note = (node: TemplateNode, change: TakenPart['change'], paths: TakenPart['paths'] = []) =>
    taken.push({ ...partOf(node), change, paths });
  for (const [key, node] of merged) {
    const own = mine.get(key);
    if (own === undefined) {
      if (node.parent === null || mine.has(node.parent)) note(node, 'added');
      continue;
    }
    const keys = new Set([...Object.keys(node.values), ...Object.keys(own.values)]);
    const changed = [...keys].filter((valueKey) => !isSameJson(node.values[valueKey], own.values[valueKey]));
    if (changed.length > 0) note(node, 'changed', changed.map(pathOf));
    if (node.parent !== own.parent) note(node, 'moved');
    const isReordered = Object.entries(node.lists).some(([list, keys]) => {
      const before = own.lists[list] ?? [];
      const both = (these: readonly string[], those: readonly string[]) => these.filter((each) => those.includes(each));
      return !isSameJson(both(keys, before), both(before, keys));
    });
    if (isReordered) note(node, 'reordered');
  }
  for (const [key, node] of mine) {
    if (!merged.has(key) && (node.parent === null || merged.has(node.parent))) note(node, 'deleted');
  }
  return taken;
}
