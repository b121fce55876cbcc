import { logicCall } from '../contract/conditions/logic-call.ts';
import { DECIMAL_TEXT } from './json-logic.ts';

/** Operators that read empty as 0, unlike `+`, which reads it as NaN. */
const arithmetic: ReadonlySet<string> = new Set(['-', '*', '/', '%', 'min', 'max']);
const orders: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

function asNumber(argument: unknown): unknown {
  return typeof argument === 'number' ? argument : { '+': [argument] };
}

function asText(argument: unknown): unknown {
  return typeof argument === 'string' ? argument : { [DECIMAL_TEXT]: [argument] };
}

/**
 * Rewrites an expression for computed fields: arithmetic with an empty value gives NaN, which compares as false, and
 * `cat` formats numbers with a comma. Order comparisons with a literal text compare texts.
 */
export function strictArithmetic(logic: unknown): unknown {
  if (Array.isArray(logic)) return logic.map(strictArithmetic);
  const call = logicCall(logic);
  if (!call) return logic;
  const { operator } = call;
  const args = call.args.map(strictArithmetic);
  if (operator === 'cat') return { cat: args.map(asText) };
  const isNumeric = arithmetic.has(operator) || (orders.has(operator) && !args.some((arg) => typeof arg === 'string'));
  return { [operator]: isNumeric ? args.map(asNumber) : args };
}
