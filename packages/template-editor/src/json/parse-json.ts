import { err, ok, type Result } from 'configurator-core';
import { jsonFault } from './json-fault.ts';

/** Reads JSON; the sentence says where it stops being JSON. */
export function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch (failure) {
    // Too deep to walk: the engine's own words have to do.
    const detail = failure instanceof SyntaxError ? `: ${jsonFault(text)}` : '';
    return err(`This is not JSON${detail}. ${failure instanceof Error ? failure.message : ''}`);
  }
}
