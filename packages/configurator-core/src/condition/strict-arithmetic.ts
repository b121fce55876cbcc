import { logicCall } from '../contract/conditions/logic-call.ts';
import { DECIMAL_TEXT } from './json-logic.ts';

/** Operators that read nothing as 0, unlike `+`, which reads it as no number. */
const arithmetic: ReadonlySet<string> = new Set(['-', '*', '/', '%', 'min', 'max']);
const orders: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

function asNumber(argument: unknown): unknown {
  return typeof argument === 'number' ? argument : { '+': [argument] };
}

function asText(argument: unknown): unknown {
  return typeof argument === 'string' ? argument : { [DECIMAL_TEXT]: [argument] };
}

/**
 * The form in which computed fields run an expression: arithmetic over nothing gives nothing and compares as false, and
 * `cat` writes numbers with a comma. An order with a literal text compares texts.
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
