import type { MergedPart, TakenPart } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { propertyLabel } from './property-label.ts';

/** Maximum number of parts that are named. */
const MAX_NAMED = 6;

/** Returns the name of a part in a merge: `field “Lining”`. */
export function mergedPartName({ kind, label }: MergedPart, { parts, merge }: EditorTexts): string {
  if (kind === 'template') return merge.template;
  if (kind === 'quantity_break') return parts.quantityBreak(label);
  if (kind === 'scenario') return parts.scenario(label);
  return parts.named(kind, label || parts.untitled);
}

/** Names the parts that a merge took from the other admin, each once. */
export function takenPartNames(taken: readonly TakenPart[], texts: EditorTexts): readonly string[] {
  const named = taken.filter(
    ({ change, kind, paths }) =>
      change !== 'changed' || paths.some((path) => propertyLabel(kind, path, texts) !== null),
  );
  return [
    ...new Set(
      named.map((part) => {
        const name = mergedPartName(part, texts);
        return part.change === 'deleted' ? texts.merge.deleted(name) : name;
      }),
    ),
  ];
}

/** Joins names of parts. Names at most six and counts the others. */
export function listNames(names: readonly string[], { merge }: EditorTexts): string {
  const more = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(more > 0 ? [merge.more(more)] : [])].join(', ');
}
