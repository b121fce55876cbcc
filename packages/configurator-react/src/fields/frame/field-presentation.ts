import type { Field } from 'configurator-core';

/** Presentation settings from `additional_options`; values of a wrong type are ignored. */
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

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** Reads the presentation hints of a field. */
export function fieldPresentation(field: Field): FieldPresentation {
  const { unit, hint, rows, html, url, cutOff } = field.additionalOptions;
  return {
    unit: textOf(unit),
    hint: textOf(hint),
    rows: typeof rows === 'number' && rows > 0 ? rows : 3,
    html: textOf(html),
    url: textOf(url),
    isCutOff: cutOff === true,
  };
}
