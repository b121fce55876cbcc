import { logicCall } from '../../contract/conditions/logic-call.ts';
import type { WireComputation } from '../wire-template.ts';
import type { OracleValue } from './oracle-conditions.ts';
import { isOracleTruthy, oracleJsonLogic } from './oracle-json-logic.ts';
import { oracleNumber } from './oracle-number.ts';

const LIMIT = 1_000_000_000_000_000;

function limited<T>(value: T): T | number {
  return typeof value === 'number' ? Math.max(-LIMIT, Math.min(value, LIMIT)) : value;
}

/** Returns the expression with operands of arithmetic and order comparisons as numbers, and those of `cat` as texts. */
function strictly(logic: unknown): unknown {
  if (Array.isArray(logic)) return logic.map(strictly);
  const call = logicCall(logic);
  if (call === null) return logic;
  const { operator } = call;
  const args = call.args.map(strictly);
  if (operator === 'cat') return { cat: args.map((arg) => ({ 'in words': [arg] })) };
  const comparesTexts = ['<', '<=', '>', '>='].includes(operator) && args.some((arg) => typeof arg === 'string');
  const isNumeric = ['-', '*', '/', '%', 'min', 'max', '<', '<=', '>', '>='].includes(operator) && !comparesTexts;
  return { [operator]: isNumeric ? args.map((arg) => ({ 'as number': [arg] })) : args };
}

/** Returns the value of a computed field; undefined if there is none. */
export function oracleComputed(
  { result, logic, decimals }: WireComputation,
  values: Readonly<Record<string, OracleValue>>,
): OracleValue {
  const inputs = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, limited(value)]));
  const given = oracleJsonLogic(strictly(logic), inputs);
  if (result === 'boolean') return isOracleTruthy(given) ? true : undefined;
  if (result === 'text') {
    const words =
      typeof given === 'number' && Number.isFinite(given) ? oracleJsonLogic({ 'in words': [given] }, {}) : given;
    return typeof words === 'string' ? words : undefined;
  }
  const number = typeof given === 'number' || typeof given === 'string' ? oracleNumber(given) : undefined;
  if (number === undefined) return undefined;
  const scale = Number(`1e${decimals ?? 2}`);
  // `Math.round` rounds half up, also for negative numbers.
  return Math.round(Number((Number(limited(number)) * scale).toPrecision(12))) / scale + 0;
}
