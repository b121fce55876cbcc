import type { Field } from 'configurator-core';

/** Settings of a field for its presentation, with defaults. Blank texts are null. */
export interface FieldPresentation {
  readonly unit: string | null;
  /** Help text below the control. */
  readonly hint: string | null;
  /** Rows of a textarea; default 3. */
  readonly rows: number;
  readonly html: string | null;
  readonly url: string | null;
  /** Whether the engine truncates text at the limit; the counter is then always shown. */
  readonly isCutOff: boolean;
}

function textOf(value: string | null | undefined): string | null {
  return value?.trim() ? value : null;
}

/** Reads the presentation hints of a field. */
export function fieldPresentation(field: Field): FieldPresentation {
  const { unit, hint, rows, html, url, cutOff } = field.additionalOptions;
  return {
    unit: textOf(unit),
    hint: textOf(hint),
    rows: rows ?? 3,
    html: textOf(html),
    url: textOf(url),
    isCutOff: cutOff === true,
  };
}

/** Whether a field has a tooltip that differs from its hint. */
export function hasTip(field: Field): boolean {
  return field.tooltip !== null && field.tooltip !== field.additionalOptions.hint;
}
