import { formatTemplatePath, type TemplateIssueCode } from 'configurator-core';
import type { CommandError } from './command.ts';
import type { ElementKind, ElementRef, Part } from './element.ts';

/** What the kinds are called in sentences. */
export const kindWords: Readonly<Record<ElementKind, string>> = {
  section: 'section',
  group: 'group',
  field: 'field',
  option: 'option',
  price_rule: 'price rule',
};

/** How many of what: `3 fields`, and `3 parts` where they are of different kinds. */
export function partsWords(refs: readonly ElementRef[]): string {
  const [first] = refs;
  const word = first && refs.every(({ kind }) => kind === first.kind) ? kindWords[first.kind] : 'part';
  return `${refs.length} ${word}${refs.length === 1 ? '' : 's'}`;
}

/** What a person knows a part by. */
export function partLabel(part: Part): string {
  switch (part.kind) {
    case 'section':
      return part.element.title || 'Untitled section';
    case 'group':
      return part.element.title || 'Group';
    case 'field':
      return part.element.label || part.element.name;
    case 'option':
      return part.element.label || part.element.value;
    case 'price_rule':
      return part.element.label || 'Untitled price rule';
    default:
      return part satisfies never;
  }
}

/** Why a template is refused, by code, for the person who edits it. */
export const issueWords: Readonly<Record<TemplateIssueCode, string>> = {
  unreadable: 'This is not a template.',
  too_large: 'The template is too large.',
  too_deep: 'Conditions are nested too deeply.',
  forbidden_key: 'This key is not allowed.',
  unsupported_format: 'This file comes from a newer version of the program.',
  missing: 'This must not be empty.',
  invalid_type: 'This has the wrong type.',
  invalid_value: 'This value is not allowed.',
  invalid_price: 'The price is not an amount in euros.',
  negative_price: 'The price must be 0 or more.',
  invalid_condition: 'The condition cannot be read.',
  unsafe_logic: 'This expression is not allowed: unknown operator, or too large.',
  invalid_pattern: 'The pattern cannot be read.',
  unsafe_pattern: 'This pattern could take too long to check.',
  reserved_name: 'This name is reserved.',
  duplicate_name: 'Another field already has this name.',
  duplicate_id: 'This id is taken.',
  duplicate_option: 'Another option of this field already has this value.',
  unknown_field: 'A field that is named here does not exist or does not fit.',
  cycle: 'Conditions read each other in a circle.',
};

/** Why a command was refused, in a sentence. */
export function refusalWords(error: CommandError): string {
  const [issue] = error.issues ?? [];
  // In a condition the place says which of its rules is meant.
  const [key, ...steps] = issue?.path ?? [];
  const place = key === 'conditional_display' || key === 'when' ? formatTemplatePath(steps) : '';
  switch (error.code) {
    case 'invalid':
      if (!issue) return 'This is not allowed.';
      return place === '' ? issueWords[issue.code] : `At ${place}: ${issueWords[issue.code]}`;
    case 'already_exists':
      return 'This already exists.';
    case 'not_found':
      return 'This no longer exists.';
    case 'index_out_of_range':
      return 'There is no such place.';
    default:
      return error.code satisfies never;
  }
}
