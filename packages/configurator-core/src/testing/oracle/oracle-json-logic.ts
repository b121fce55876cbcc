import { logicCall } from '../../contract/conditions/logic-call.ts';
import { oracleNumber } from './oracle-number.ts';

/** Returns whether JSON Logic treats a value as true: everything but false, null, 0, '' and []. */
export function isOracleTruthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** Returns a text beside a number as a number, as the rules read it; other values are returned as they are. */
function beside(other: unknown, value: unknown): unknown {
  return typeof value === 'string' && typeof other === 'number' ? (oracleNumber(value) ?? Number.NaN) : value;
}

/** Implements JavaScript's `==` for JSON values. */
function isLooselyEqual(given: unknown, compared: unknown): boolean {
  const [left, right] = [beside(compared, given), beside(given, compared)];
  if (left === right || typeof left === typeof right) return left === right;
  if ((left ?? null) === null || (right ?? null) === null) return (left ?? null) === (right ?? null);
  const [one, other] = [left, right].map((side) => (typeof side === 'object' ? String(side) : side));
  return typeof one === typeof other ? one === other : Number(one) === Number(other);
}

/** Returns undefined if the path does not exist. */
function valueAt(path: unknown, data: unknown): unknown {
  let value = data;
  for (const step of String(path).split('.')) {
    if ((value ?? null) === null || !Object.hasOwn(Object(value), step)) return undefined;
    // Lookup cast: JSON Logic also reads keys of texts and numbers.
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** Evaluates a call from its arguments. */
type Operation = (args: readonly unknown[], data: unknown) => unknown;

/** Reads a number from a text as the rules do, and from other values as JavaScript does. */
const number = (value: unknown) => (typeof value === 'string' ? (oracleNumber(value) ?? Number.NaN) : Number(value));

/** Only numbers and numeric texts can be added or multiplied. */
const float = (value: unknown) => (['number', 'string'].includes(typeof value) ? number(value) : Number.NaN);

// Lookup casts: like JavaScript, JSON Logic compares two texts as texts and everything else as numbers.
const isBelow = (left: unknown, right: unknown) => (beside(right, left) as number) < (beside(left, right) as number);
const isAtMost = (left: unknown, right: unknown) => (beside(right, left) as number) <= (beside(left, right) as number);

const inWords = new Intl.NumberFormat('de', { useGrouping: false, maximumSignificantDigits: 12 });

/** Operators whose arguments are evaluated first. */
const strict: Readonly<Record<string, Operation>> = {
  var: ([path, fallback = null], data) => {
    // Without a path, `var` is the item itself: undefined for an item such as `{ or: [] }`.
    if ((path ?? '') === '') return data;
    const value = valueAt(path, data);
    return value === undefined ? fallback : value;
  },
  missing: (args, data) =>
    (Array.isArray(args[0]) ? args[0] : args).filter((key) => {
      const value = work({ var: key }, data);
      return value === null || value === '';
    }),
  missing_some: ([needed, keys], data) => {
    // Lookup casts: `missing` returns a list, and a call without a list of keys throws.
    const absent = work({ missing: keys }, data) as readonly unknown[];
    return (keys as readonly unknown[]).length - absent.length >= Number(needed) ? [] : absent;
  },
  '==': ([left, right]) => isLooselyEqual(left, right),
  '!=': ([left, right]) => !isLooselyEqual(left, right),
  '===': ([left, right]) => left === right,
  '!==': ([left, right]) => left !== right,
  '!': ([value]) => !isOracleTruthy(value),
  '!!': ([value]) => isOracleTruthy(value),
  '<': ([low, middle, high]) => isBelow(low, middle) && (high === undefined || isBelow(middle, high)),
  '<=': ([low, middle, high]) => isAtMost(low, middle) && (high === undefined || isAtMost(middle, high)),
  '>': ([left, right]) => isBelow(right, left),
  '>=': ([left, right]) => isAtMost(right, left),
  min: (args) => Math.min(...args.map(number)),
  max: (args) => Math.max(...args.map(number)),
  '+': (args) => args.reduce((sum: number, value) => sum + float(value), 0),
  '*': (args) => args.reduce((product, value) => float(product) * float(value)),
  '-': ([left, right]) => (right === undefined ? -number(left) : number(left) - number(right)),
  '/': ([left, right]) => number(left) / number(right),
  '%': ([left, right]) => number(left) % number(right),
  merge: (args) => args.flat(),
  in: ([part, whole]) =>
    Array.isArray(whole)
      ? whole.indexOf(part) >= 0
      : typeof whole === 'string' && whole !== '' && whole.includes(String(part)),
  cat: (args) => args.join(''),
  // Used only by the oracle's form of a computed field's expression.
  'as number': ([value]) => float(value),
  'in words': ([value]) =>
    typeof value === 'number' ? (Number.isFinite(value) ? inWords.format(value + 0) : String(value)) : value,
  substr: ([text, start, length]) =>
    String(text)
      .slice(Number(start))
      .slice(
        0,
        length === undefined ? length : Math.floor(typeof length === 'number' ? length : Math.max(0, Number(length))),
      ),
};

/** Returns the first argument with this truth value, or the last one if there is none. */
function firstWhere(isTrue: boolean): Operation {
  return (args, data) => {
    let value: unknown;
    for (const arg of args) {
      value = work(arg, data);
      if (isOracleTruthy(value) === isTrue) break;
    }
    return value;
  };
}

const choose: Operation = ([condition, then, ...others], data) => {
  if (then === undefined) return condition === undefined ? null : work(condition, data);
  return isOracleTruthy(work(condition, data)) ? work(then, data) : choose(others, data);
};

/** Creates an operator that applies its second argument to each item of a list. */
function overList(outcome: (list: readonly unknown[], ask: (item: unknown) => unknown) => unknown): Operation {
  return ([list, body], data) => {
    const items = work(list, data);
    return outcome(Array.isArray(items) ? items : [], (item) => work(body, item));
  };
}

/** Operators over the items of a list. In their second argument, `var` reads the item, not a field. */
const overItems: Readonly<Record<string, Operation>> = {
  map: overList((list, ask) => list.map(ask)),
  filter: overList((list, ask) => list.filter((item) => isOracleTruthy(ask(item)))),
  all: overList((list, ask) => list.length > 0 && list.every((item) => isOracleTruthy(ask(item)))),
  some: overList((list, ask) => list.some((item) => isOracleTruthy(ask(item)))),
  none: overList((list, ask) => !list.some((item) => isOracleTruthy(ask(item)))),
  reduce: ([list, body, start = null], data) => {
    const items = work(list, data);
    const initial = work(start, data);
    if (!Array.isArray(items)) return initial;
    return items.reduce((accumulator: unknown, current: unknown) => work(body, { current, accumulator }), initial);
  },
};

const lazy: Readonly<Record<string, Operation>> = {
  if: choose,
  '?:': choose,
  and: firstWhere(false),
  or: firstWhere(true),
  ...overItems,
};

function work(logic: unknown, data: unknown): unknown {
  if (Array.isArray(logic)) return logic.map((part) => work(part, data));
  const call = logicCall(logic);
  if (call === null) return logic;
  const { operator, args } = call;
  if (Object.hasOwn(lazy, operator)) return lazy[operator]?.(args, data);
  if (!Object.hasOwn(strict, operator)) throw new RangeError(operator);
  return strict[operator]?.(
    args.map((arg) => work(arg, data)),
    data,
  );
}

/**
 * Applies a JSON Logic expression to values by name, without json-logic-js. A property test compares the two.
 * @returns null if the expression cannot be evaluated
 */
export function oracleJsonLogic(logic: unknown, values: unknown): unknown {
  try {
    return work(logic, values);
  } catch {
    return null;
  }
}
