import type { Result, Template, TemplateIssue } from 'configurator-core';
import type { ElementKind, ElementRef, Part, Place } from '../element.ts';

/** The template's own properties, without its parts. */
export type TemplateDetails = Pick<Template, 'name' | 'description' | 'configuratorType' | 'quantityBreaks'>;

/** A part with its place. */
export interface PlacedPart {
  readonly part: Part;
  readonly to: Place;
}

/** One change of a template, as plain JSON. Applying it yields the inverse command. */
export type Command =
  | { readonly type: 'insert'; readonly part: Part; readonly to: Place }
  | { readonly type: 'remove'; readonly ref: ElementRef }
  /** Inserts several parts in one step; each place has the index after all of them are inserted. */
  | { readonly type: 'insert-all'; readonly parts: readonly PlacedPart[] }
  /** Removes several elements in one step, none of which is within another. */
  | { readonly type: 'remove-all'; readonly refs: readonly ElementRef[] }
  | { readonly type: 'move'; readonly ref: ElementRef; readonly to: Place }
  /** Replaces an element's own properties; its id, place and children stay. */
  | { readonly type: 'update'; readonly id: string; readonly part: Part }
  | { readonly type: 'update-template'; readonly details: TemplateDetails }
  /** Replaces the whole template: an import, a restored version, or a rename that also rewrote rules. */
  | { readonly type: 'replace'; readonly template: Template }
  /** Applied atomically. */
  | { readonly type: 'batch'; readonly commands: readonly Command[] };

/** Why a command cannot be applied to this template. */
export interface CommandError {
  readonly code: 'not_found' | 'already_exists' | 'index_out_of_range' | 'invalid';
  readonly kind: ElementKind | 'template';
  /** The id or the index at fault; for `invalid` the formatted issue. */
  readonly subject: string;
  /** For `invalid`: the issues of the template parser, with paths relative to the element. */
  readonly issues?: readonly TemplateIssue[];
}

/** The template after a command, and the inverse command. */
export interface Applied {
  readonly template: Template;
  readonly inverse: Command;
}

export type CommandResult = Result<Applied, CommandError>;
