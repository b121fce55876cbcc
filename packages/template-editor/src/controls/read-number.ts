import { err, formatNumberText, ok, parseNumberText, type Result } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';

/** What a number input accepts. */
export interface NumberRules {
  readonly locale: string;
  readonly unit?: string | undefined;
  readonly min?: number | undefined;
  readonly step?: number | 'any' | undefined;
  /** Whether an empty text is an error. */
  readonly isRequired?: boolean | undefined;
}

/** Number of decimals of a step. */
function decimals(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** Error message if a number is below `min` or not a multiple of `step`; else null. */
function refusal(
  value: number,
  min: number | undefined,
  step: number | 'any',
  texts: EditorTexts['controls'],
): string | null {
  if (min !== undefined && value < min) return texts.atLeast(min);
  if (step === 'any') return null;
  const scaled = Math.round(value * 10 ** 6);
  return scaled % Math.round(step * 10 ** 6) === 0 ? null : texts.mostDecimals(decimals(step));
}

/** Reads the text of a number input. Returns null for an empty text, or the error message if it is refused. */
export function readNumber(
  text: string,
  { locale, unit, min, step = 'any', isRequired }: NumberRules,
  texts: EditorTexts['controls'],
): Result<number | null, string> {
  if (text.trim() === '') return isRequired ? err(texts.numberNeeded) : ok(null);
  const number = parseNumberText(text, locale, unit);
  if (number === undefined) return err(texts.notANumber(formatNumberText(12.5, locale)));
  const refused = refusal(number, min, step, texts);
  return refused === null ? ok(number) : err(refused);
}
