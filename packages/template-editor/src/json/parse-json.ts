import { err, ok, type Result } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { jsonFault, type TextPlace } from './json-fault.ts';

/** Parses JSON. The error is the position of the syntax error; null if it is nested too deeply to parse. */
export function parseJson(text: string): Result<unknown, TextPlace | null> {
  try {
    return ok(JSON.parse(text));
  } catch (failure) {
    return err(failure instanceof SyntaxError ? jsonFault(text) : null);
  }
}

/** Formats a JSON error as a sentence. */
export function formatJsonFault(place: TextPlace | null, texts: EditorTexts['json']): string {
  return place ? texts.notJson(place.line, place.column) : texts.tooDeep;
}
