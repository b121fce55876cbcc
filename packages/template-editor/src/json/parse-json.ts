import { err, ok, type Result } from 'configurator-core';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { jsonFault, type TextPlace } from './json-fault.ts';

/** Reads JSON; the error is the place where it stops being JSON, null where it is too deep to be read. */
export function parseJson(text: string): Result<unknown, TextPlace | null> {
  try {
    return ok(JSON.parse(text));
  } catch (failure) {
    return err(failure instanceof SyntaxError ? jsonFault(text) : null);
  }
}

/** Why text is not JSON, in a sentence. */
export function formatJsonFault(place: TextPlace | null, texts: EditorTexts['json']): string {
  return place ? texts.notJson(place.line, place.column) : texts.tooDeep;
}
