import type { TemplateJson } from '../contract/template/template.schema.ts';
import type { Json } from '../json.ts';
import type { ConversionReason } from './conversion-reason.ts';
import { formatConversionReason } from './format-reason.ts';
import { ReadingMarks } from './reading-marks.ts';

/**
 * The conversion result of a part of the source. Stable.
 * - `left_out`: an element without a counterpart.
 * - `ignored`: a property without a counterpart.
 * - `approximated`: kept, but behaves differently; see the reason.
 * - `always_shown`: a condition that cannot be expressed, so its element is always shown.
 * - `renamed`: a name that templates do not allow.
 * - `unreadable`: the source is not valid JSON of its format.
 * - `refused`: the engine rejects the converted template.
 */
export type ConversionNoteCode =
  | 'left_out'
  | 'ignored'
  | 'approximated'
  | 'always_shown'
  | 'renamed'
  | 'unreadable'
  | 'refused';

/** A part of the source that was not converted exactly. */
export interface ConversionNote {
  readonly code: ConversionNoteCode;
  /** Path in the source */
  readonly path: readonly (string | number)[];
  /** Reason with details, for messages in any language */
  readonly reason: ConversionReason;
  /** The reason as an English sentence, from `formatConversionReason` */
  readonly message: string;
}

/** Builds a note with a copy of the path. */
export function conversionNote(
  code: ConversionNoteCode,
  path: ConversionNote['path'],
  reason: ConversionReason,
): ConversionNote {
  return { code, path: [...path], reason, message: formatConversionReason(reason) };
}

/** Names for sections and templates without a title in the source. */
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
  /** Default: English */
  readonly names?: FallbackNames;
}

/** Default names. */
export const englishNames: FallbackNames = {
  survey: 'Survey',
  form: 'Form',
  step: (position) => `Step ${position}`,
};

/** A converted template, with a note for everything that was not converted exactly. */
export interface Converted {
  /** A template that `loadConfigurator` accepts */
  readonly template: TemplateJson;
  readonly notes: readonly ConversionNote[];
}

/** Collects the notes of one conversion, in reading order, and what was read. */
export class Notes {
  readonly marks = new ReadingMarks();
  private readonly byText = new Map<string, ConversionNote>();
  /** Paths of parts that a note reports as a whole. */
  private readonly reported = new Set<string>();

  get all(): readonly ConversionNote[] {
    return [...this.byText.values()];
  }

  /** Adds a note unless it exists: a box converted to several groups is read once per group. */
  add(code: ConversionNoteCode, path: ConversionNote['path'], reason: ConversionReason): void {
    const note = conversionNote(code, path, reason);
    this.byText.set(JSON.stringify(note), note);
    // A part that is renamed or approximated is read. The other notes report everything in their part.
    if (code !== 'renamed' && code !== 'approximated') this.reported.add(JSON.stringify(path));
  }

  /** Reports every part of the source that was neither read nor reported. */
  reportUnread(json: Json, path: ConversionNote['path']): void {
    const isCovered = (own: ConversionNote['path']) => this.reported.has(JSON.stringify(own));
    for (const own of this.marks.unread(json, path, isCovered)) {
      this.add('ignored', own, { code: 'unknown_key', key: String(own.at(-1)) });
    }
  }
}
