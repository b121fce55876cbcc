import { requestLimits } from '../../../contracts/index.ts';
import { FunctionError } from './function-error.ts';

/** Escapes and numbers that nearly no body has: only one that does is looked at value by value. */
const suspicious = /\\u(?:0000|d[89a-f])|\d{16}|\d[eE][+\d]/i;

/**
 * Parses JSON that a caller sent.
 * @throws FunctionError invalid_request for what is no JSON, is nested too deeply, holds a number beyond 2^53, or text
 * that Postgres cannot store
 */
export function parseJson(text: string): unknown {
  try {
    refuseDepth(text);
    return suspicious.test(text) ? JSON.parse(text, refuseUnusable) : JSON.parse(text);
  } catch {
    throw new FunctionError('invalid_request', { paths: [''] });
  }
}

/** Counted in the text: what walks through the parsed value may overflow the stack. */
function refuseDepth(text: string): void {
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > requestLimits.jsonDepth) throw new SyntaxError('Nested too deeply');
  }
}

/** JSON can hold what Postgres cannot (NUL, half of a pair of surrogates) and what a number cannot hold exactly. */
function refuseUnusable(key: string, value: unknown): unknown {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError('A number is too large');
  }
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || /\p{Surrogate}/u.test(text))) {
      throw new SyntaxError('Postgres cannot store this text');
    }
  }
  return value;
}
