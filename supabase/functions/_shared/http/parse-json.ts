import { requestLimits } from '../../../contracts/index.ts';
import { FunctionError } from './function-error.ts';

/** Rare escapes and numbers. Only a body that contains them is checked value by value. */
const suspicious = /\\u(?:0000|d[89a-f])|\d{16}|\d[eE][+\d]/i;

/** Letters beyond ASCII and escapes of them, which may be decomposed. */
const maybeDecomposed = /[^\0-\x7f]|\\u/;

/**
 * Parses JSON sent by a caller. All texts consist of composed characters (NFC), as the database stores them, except
 * passwords, which Auth compares byte by byte.
 * @throws FunctionError invalid_request for invalid JSON, too deep nesting, a number beyond 2^53, or text that Postgres
 * cannot store
 */
export function parseJson(text: string): unknown {
  try {
    refuseDepth(text);
    const value: unknown = suspicious.test(text) ? JSON.parse(text, refuseUnusable) : JSON.parse(text);
    return maybeDecomposed.test(text) ? composed(value) : value;
  } catch {
    throw new FunctionError('invalid_request', { paths: [''] });
  }
}

/** Counts the nesting in the text, because walking through the parsed value may overflow the stack. */
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

function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(composed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key.normalize('NFC'),
      key === 'password' && typeof entry === 'string' ? entry : composed(entry),
    ]),
  );
}

/** Rejects text that Postgres cannot store (NUL, lone surrogates) and numbers that lose precision. */
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
