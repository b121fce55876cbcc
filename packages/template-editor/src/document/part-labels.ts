import { formatTemplatePath, type Group, type Template } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { CommandError } from './edits/command.ts';
import type { ElementRef, Part } from './element.ts';
import { findElement } from './find.ts';

type PartTexts = EditorTexts['parts'];

/** How many of what: `3 fields`, and `3 parts` where they are of different kinds. */
export function countParts(refs: readonly ElementRef[], texts: PartTexts): string {
  const [first] = refs;
  const isOneKind = first !== undefined && refs.every(({ kind }) => kind === first.kind);
  return texts.counted(isOneKind ? first.kind : null, refs.length);
}

/** The name of a group: its title, else its position in its section. A group that is not in the template has none. */
export function groupLabel(group: Group, texts: PartTexts, template: Template): string {
  if (group.title) return group.title;
  const found = findElement(template, 'group', group.id);
  return texts.untitledGroup(found ? found.place.index + 1 : null);
}

/** What a person knows a part by. */
export function partLabel(part: Part, texts: PartTexts, template: Template): string {
  switch (part.kind) {
    case 'section':
      return part.element.title || texts.untitledSection;
    case 'group':
      return groupLabel(part.element, texts, template);
    case 'field':
      return part.element.label || part.element.name;
    case 'option':
      return part.element.label || part.element.value;
    case 'price_rule':
      return part.element.label || texts.untitledPriceRule;
    default:
      return part satisfies never;
  }
}

/** A part by its kind and label: `field “Lining”`. */
export function namedPart(part: Part, texts: PartTexts, template: Template): string {
  return texts.named(part.kind, partLabel(part, texts, template));
}

/** Why a command was refused, in a sentence. */
export function formatRefusal(error: CommandError, texts: PartTexts): string {
  const [issue] = error.issues ?? [];
  // In a condition the place says which of its rules is meant.
  const [key, ...steps] = issue?.path ?? [];
  const place = key === 'conditional_display' || key === 'when' ? formatTemplatePath(steps) : '';
  switch (error.code) {
    case 'invalid':
      if (!issue) return texts.notAllowed;
      return place === '' ? texts.issues[issue.code] : texts.refusedAt(place, texts.issues[issue.code]);
    case 'already_exists':
      return texts.alreadyExists;
    case 'not_found':
      return texts.notFound;
    case 'index_out_of_range':
      return texts.noSuchPlace;
    default:
      return error.code satisfies never;
  }
}
