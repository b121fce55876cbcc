import type { Field } from 'configurator-core';

/** What `additional_options` may say about how a field is shown; anything of another type is left out. */
export interface FieldPresentation {
  readonly unit: string | null;
  /** A sentence under the control. */
  readonly hint: string | null;
  /** Lines of a textarea. */
  readonly rows: number;
  readonly html: string | null;
  readonly url: string | null;
  /** Text over the limit is cut off by the engine, so the counter is always worth showing. */
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
