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

/** Names the parts that a merge took from the other admin. The keys of a part are the same in every merge. */
export function takenPartNames(taken: readonly TakenPart[], texts: EditorTexts): ReadonlyMap<string, string> {
  const named = taken.filter(
    ({ change, kind, paths }) =>
      change !== 'changed' || paths.some((path) => propertyLabel(kind, path, texts) !== null),
  );
  return new Map(
    named.map((part) => {
      const name = mergedPartName(part, texts);
      return [`${part.kind}:${part.id}`, part.change === 'deleted' ? texts.merge.deleted(name) : name];
    }),
  );
}

/** Joins names of parts, each once. Names at most six and counts the others. */
export function listNames(given: Iterable<string>, { merge }: EditorTexts): string {
  const names = [...new Set(given)];
  const more = names.length - MAX_NAMED;
  return [...names.slice(0, MAX_NAMED), ...(more > 0 ? [merge.more(more)] : [])].join(', ');
}
