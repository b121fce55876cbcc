import type { TemplateJson } from '../contract/template.schema.ts';

/**
 * The conversion result of a part of the source. Stable.
 * - `left_out`: an element that has no counterpart.
 * - `ignored`: a property that has none.
 * - `approximated`: kept, but it behaves differently; the message says how.
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
  /** One English sentence: what it was, and what to do about it */
  readonly message: string;
}

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
  add(code: ConversionNoteCode, path: ConversionNote['path'], message: string): void {
    const note = { code, path: [...path], message };
    this.byText.set(JSON.stringify(note), note);
  }
}
