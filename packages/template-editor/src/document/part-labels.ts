import { formatTemplatePath, type Group, type Template } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { CommandError } from './edits/command.ts';
import type { ElementRef, Part } from './element.ts';
import { findElement } from './find.ts';

type PartTexts = EditorTexts['parts'];

/** Formats a count of parts: `3 fields`, or `3 parts` if their kinds differ. */
export function countParts(refs: readonly ElementRef[], texts: PartTexts): string {
  const [first] = refs;
  const isOneKind = first !== undefined && refs.every(({ kind }) => kind === first.kind);
  return texts.formatCount(isOneKind ? first.kind : null, refs.length);
}

/** Returns a group's title, or a fallback name with its position in its section, if it is in the template. */
export function groupLabel(group: Group, texts: PartTexts, template: Template): string {
  if (group.title) return group.title;
  const found = findElement(template, 'group', group.id);
  return texts.untitledGroup(found ? found.place.index + 1 : null);
}

/** Returns the display name of a part. */
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

/** Formats a part by kind and label: `field “Lining”`. */
export function namedPart(part: Part, texts: PartTexts, template: Template): string {
  return texts.named(part.kind, partLabel(part, texts, template));
}

/** Formats the reason why a command was refused as a sentence. */
export function formatRefusal(error: CommandError, texts: PartTexts): string {
  const [issue] = error.issues ?? [];
  // Inside a condition, the path identifies the rule at fault.
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
