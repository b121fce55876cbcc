import type { TemplateJson } from '../contract/template/template.schema.ts';
import type { ConversionReason } from './conversion-reason.ts';
import { formatConversionReason } from './format-reason.ts';

/**
 * The conversion result of a part of the source. Stable.
 * - `left_out`: an element that has no counterpart.
 * - `ignored`: a property that has none.
 * - `approximated`: kept, but it behaves differently; the reason says how.
 * - `always_shown`: a condition that cannot be expressed, so what carries it shows without it.
 * - `renamed`: a name that a template may not have.
 * - `unreadable`: the source is no JSON of the kind.
 * - `refused`: the engine does not accept what was converted.
 */
export type ConversionNoteCode =
  | 'left_out'
  | 'ignored'
  | 'approximated'
  | 'always_shown'
  | 'renamed'
  | 'unreadable'
  | 'refused';

/** Something that a conversion could not take over as it was. */
export interface ConversionNote {
  readonly code: ConversionNoteCode;
  /** The way down to it in the source */
  readonly path: readonly (string | number)[];
  /** What it was, for messages in any language */
  readonly reason: ConversionReason;
  /** The reason as an English sentence, from `formatConversionReason` */
  readonly message: string;
}

/** Builds a note; keeps its own copy of the path. */
export function conversionNote(
  code: ConversionNoteCode,
  path: ConversionNote['path'],
  reason: ConversionReason,
): ConversionNote {
  return { code, path: [...path], reason, message: formatConversionReason(reason) };
}

/** The names of sections and templates that have none in the source. */
export interface FallbackNames {
  /** A survey without a title */
  readonly survey: string;
  /** A form without a title */
  readonly form: string;
  /** A page or category without a title, counted from 1 */
  readonly step: (position: number) => string;
}

/** Options of a conversion. */
export interface ConversionOptions {
  /** English unless given */
  readonly names?: FallbackNames;
}

/** The names unless a host gives others. */
export const englishNames: FallbackNames = {
  survey: 'Survey',
  form: 'Form',
  step: (position) => `Step ${position}`,
};

/** A converted template with everything that was not taken over as it was. */
export interface Converted {
  /** A template that `loadConfigurator` accepts */
  readonly template: TemplateJson;
  readonly notes: readonly ConversionNote[];
}

/** The notes of one conversion, in the order of the source as far as it is read in order. */
export class Notes {
  private readonly byText = new Map<string, ConversionNote>();

  get all(): readonly ConversionNote[] {
    return [...this.byText.values()];
  }

  /** Adds a note, once: a box that becomes several groups is read for each of them. */
  add(code: ConversionNoteCode, path: ConversionNote['path'], reason: ConversionReason): void {
    const note = conversionNote(code, path, reason);
    this.byText.set(JSON.stringify(note), note);
  }
}
