import type { Result, Template, TemplateIssue } from 'configurator-core';
import type { ElementKind, ElementRef, Part, Place } from '../element.ts';

/** What a template says of itself, beside its parts. */
export type TemplateDetails = Pick<Template, 'name' | 'description' | 'configuratorType' | 'quantityBreaks'>;

/** One change of a template, as plain JSON. Applying it yields the command that takes it back. */
export type Command =
  | { readonly type: 'insert'; readonly part: Part; readonly to: Place }
  | { readonly type: 'remove'; readonly ref: ElementRef }
  | { readonly type: 'move'; readonly ref: ElementRef; readonly to: Place }
  /** Replaces an element's own properties; its id, place and children stay. */
  | { readonly type: 'update'; readonly id: string; readonly part: Part }
  | { readonly type: 'update-template'; readonly details: TemplateDetails }
  /** Another template altogether: an import, a restored version, a rename that took its rules along. */
  | { readonly type: 'replace'; readonly template: Template }
  /** All or nothing. */
  | { readonly type: 'batch'; readonly commands: readonly Command[] };

/** Why a command cannot be applied to this template. */
export interface CommandError {
  readonly code: 'not_found' | 'already_exists' | 'index_out_of_range' | 'invalid';
  readonly kind: ElementKind | 'template';
  /** The id or the index that does not fit; for `invalid` what is wrong. */
  readonly subject: string;
  /** For `invalid`: what the template parser says, with paths from the element on. */
  readonly issues?: readonly TemplateIssue[];
}

/** The template after a command, and the command that restores the one before. */
export interface Applied {
  readonly template: Template;
  readonly inverse: Command;
}

export type CommandResult = Result<Applied, CommandError>;
