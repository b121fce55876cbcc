import { applyJsonLogic, isJsonLogicTruthy } from '../../condition/json-logic.ts';
import { type LogicReads, logicReads } from '../../condition/logic-reads.ts';
import type { FieldValue } from '../../field-types/values/value.ts';

/** The range of possible results of an expression; `none` if the result is not a number. */
export type Span = { readonly low: number; readonly high: number } | 'none';

/** Abstract value of a field (abstract interpretation): one value, any number of a span, or empty. */
export type AbstractValue =
  | { readonly kind: 'one'; readonly value: Exclude<FieldValue, undefined> }
  | {
      readonly kind: 'span';
      readonly low: number;
      readonly high: number;
      /** The span without ends that are classes of their own. */
      readonly inner?: { readonly low: number; readonly high: number };
    }
  | { readonly kind: 'absent' };

/** Returns a span without its open ends. */
export function withoutOpenEnds(abstractValue: AbstractValue): AbstractValue {
  return abstractValue.kind === 'span'
    ? { kind: 'span', ...(abstractValue.inner ?? { low: abstractValue.low, high: abstractValue.high }) }
    : abstractValue;
}

function asArguments(argument: unknown): readonly unknown[] {
  return Array.isArray(argument) ? argument : [argument];
}

function operation(expression: unknown): readonly [string, readonly unknown[]] | undefined {
  if (typeof expression !== 'object' || expression === null || Array.isArray(expression)) return undefined;
  const entries = Object.entries(expression);
  const entry = entries[0];
  return entries.length === 1 && entry !== undefined ? [entry[0], asArguments(entry[1])] : undefined;
}

function hull(...values: readonly number[]): Span {
  return values.some(Number.isNaN) ? 'none' : { low: Math.min(...values), high: Math.max(...values) };
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

type Numbers = readonly { readonly low: number; readonly high: number }[];

function sum(spans: Numbers): Span {
  return {
    low: spans.reduce((total, { low }) => total + low, 0),
    high: spans.reduce((total, { high }) => total + high, 0),
  };
}

function times(spans: Numbers): Span {
  return spans.reduce<Span>(
    (a, b) =>
      a === 'none'
        ? a
        : hull(product(a.low, b.low), product(a.low, b.high), product(a.high, b.low), product(a.high, b.high)),
    { low: 1, high: 1 },
  );
}

/** Returns whether all numbers of two spans are equal, or undefined if only some are. */
function isEqual(a: Numbers[number], b: Numbers[number]): boolean | undefined {
  if (a.high < b.low || b.high < a.low) return false;
  return a.low === a.high && b.low === b.high ? true : undefined;
}

const equalities: ReadonlySet<string> = new Set(['==', '===', '!=', '!==']);

/** Returns the result of a comparison if it is the same for all numbers of two spans, else undefined. */
function compare(operator: string, a: Numbers[number], b: Numbers[number]): boolean | undefined {
  const strictly = (x: Numbers[number], y: Numbers[number]) =>
    x.high < y.low ? true : x.low >= y.high ? false : undefined;
  const orEqual = (x: Numbers[number], y: Numbers[number]) =>
    x.high <= y.low ? true : x.low > y.high ? false : undefined;
  switch (operator) {
    case '<':
      return strictly(a, b);
    case '>':
      return strictly(b, a);
    case '<=':
      return orEqual(a, b);
    case '>=':
      return orEqual(b, a);
    case '==':
    case '===':
      return isEqual(a, b);
    case '!=':
    case '!==': {
      const same = isEqual(a, b);
      return same === undefined ? undefined : !same;
    }
    default:
      return undefined;
  }
}

/**
 * Returns the possible results of a JSON Logic amount for the field values in `assignment`, using interval arithmetic. Never
 * too narrow. Returns undefined for an operator that is not supported over a span.
 */
export function amountSpan(expression: unknown, assignment: ReadonlyMap<string, AbstractValue>): Span | undefined {
  if ([...assignment.values()].every(({ kind }) => kind !== 'span')) {
    const amount = applyJsonLogic(expression, exactValues(assignment));
    return typeof amount === 'number' && Number.isFinite(amount) ? { low: amount, high: amount } : 'none';
  }
  return spanOf(expression, assignment);
}

/** Returns the single values by field name. */
function exactValues(assignment: ReadonlyMap<string, AbstractValue>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...assignment].flatMap(([name, entry]) => (entry.kind === 'one' ? [[name, entry.value]] : [])),
  );
}

/** Cache of the fields that expressions read. */
const knownReads = new WeakMap<object, LogicReads>();

function readsOf(expression: unknown): LogicReads {
  if (typeof expression !== 'object' || expression === null) return logicReads(expression);
  const reads = knownReads.get(expression) ?? logicReads(expression);
  knownReads.set(expression, reads);
  return reads;
}

/** Returns the result of an expression that reads only single values, or undefined if several results are possible. */
export function fixedResult(
  expression: unknown,
  assignment: ReadonlyMap<string, AbstractValue>,
): { readonly value: unknown } | undefined {
  const { paths, readsAll } = readsOf(expression);
  if (readsAll || paths.some((path) => assignment.get(path)?.kind === 'span')) return undefined;
  return { value: applyJsonLogic(expression, exactValues(assignment)) };
}

function spanOf(expression: unknown, assignment: ReadonlyMap<string, AbstractValue>): Span | undefined {
  if (typeof expression === 'number') return { low: expression, high: expression };
  const fixed = fixedResult(expression, assignment);
  if (fixed !== undefined) {
    const { value } = fixed;
    // An infinite operand may give a finite result: `max(-Infinity, 1)`.
    if (typeof value !== 'number' || Math.abs(value) === Number.POSITIVE_INFINITY) return undefined;
    return Number.isNaN(value) ? 'none' : { low: value, high: value };
  }
  const parts = operation(expression);
  if (parts === undefined) return undefined;
  const [operator, list] = parts;
  if (operator === 'var')
    return typeof list[0] === 'string' && list.length === 1 ? ofField(assignment.get(list[0])) : undefined;
  if (operator === 'if' && list.length >= 3) return ofBranches(list, assignment);
  const spans = list.map((argument) => operand(operator, argument, assignment));
  if (spans.includes(undefined)) return undefined;
  if (spans.includes('none')) return 'none';
  const numbers = spans.filter((span) => span !== undefined && span !== 'none');
  const [first, second] = numbers;
  switch (operator) {
    case '+':
      return sum(numbers);
    case '*':
      return times(numbers);
    case '-':
      if (first === undefined) return undefined;
      if (second === undefined) return { low: -first.high, high: -first.low };
      return { low: first.low - second.high, high: first.high - second.low };
    case '/':
      if (first === undefined || second === undefined || (second.low <= 0 && second.high >= 0)) return undefined;
      return hull(first.low / second.low, first.low / second.high, first.high / second.low, first.high / second.high);
    case 'max':
      return { low: Math.max(...numbers.map(({ low }) => low)), high: Math.max(...numbers.map(({ high }) => high)) };
    case 'min':
      return { low: Math.min(...numbers.map(({ low }) => low)), high: Math.min(...numbers.map(({ high }) => high)) };
    default:
      return undefined;
  }
}

/** Returns the span of an operand. JSON Logic reads empty as 0, but its sums and products become NaN. */
function operand(
  operator: string,
  argument: unknown,
  assignment: ReadonlyMap<string, AbstractValue>,
): Span | undefined {
  const parts = operation(argument);
  const name = parts?.[0] === 'var' && parts[1].length === 1 ? parts[1][0] : undefined;
  const isAbsent = typeof name === 'string' && (assignment.get(name)?.kind ?? 'absent') === 'absent';
  if (!isAbsent) return spanOf(argument, assignment);
  return operator === '+' || operator === '*' ? 'none' : { low: 0, high: 0 };
}

function ofField(entry: AbstractValue | undefined): Span | undefined {
  if (entry?.kind === 'span') return { low: entry.low, high: entry.high };
  return entry?.kind === 'one' && typeof entry.value === 'number' ? { low: entry.value, high: entry.value } : undefined;
}

/** Returns the else branch of `if`. Further branches form a nested `if`. */
export function otherwise([, , ...rest]: readonly unknown[]): unknown {
  return rest.length > 1 ? { if: rest } : (rest[0] ?? null);
}

function ofBranches(list: readonly unknown[], assignment: ReadonlyMap<string, AbstractValue>): Span | undefined {
  const [condition, yes] = list;
  const no = otherwise(list);
  const isYes = decided(condition, assignment);
  if (isYes !== undefined) return spanOf(isYes ? yes : no, assignment);
  const [a, b] = [spanOf(yes, assignment), spanOf(no, assignment)];
  if (a === undefined || b === undefined || a === 'none' || b === 'none') return undefined;
  return hull(a.low, a.high, b.low, b.high);
}

/** Returns the span of one side of an equality. Empty is not a number. */
function equated(argument: unknown, assignment: ReadonlyMap<string, AbstractValue>): Span | undefined {
  const fixed = fixedResult(argument, assignment);
  return fixed && (fixed.value ?? null) === null ? 'none' : spanOf(argument, assignment);
}

/** Returns the result of a condition if it is the same for all values of the assignment, else undefined. */
export function decided(condition: unknown, assignment: ReadonlyMap<string, AbstractValue>): boolean | undefined {
  const fixed = fixedResult(condition, assignment);
  if (fixed !== undefined) return isJsonLogicTruthy(fixed.value);
  const parts = operation(condition);
  if (parts === undefined) return undefined;
  const joined = ofJoined(parts, assignment);
  if (joined !== undefined) return joined.isTrue;
  const [operator, list] = parts;
  // JSON Logic supports `a < b < c` as one comparison.
  if (list.length === 3 && (operator === '<' || operator === '<=')) {
    return decided({ and: [{ [operator]: list.slice(0, 2) }, { [operator]: list.slice(1) }] }, assignment);
  }
  if (list.length !== 2) return undefined;
  const isEquality = equalities.has(operator);
  // Empty never equals a number, but order comparisons read it as 0.
  const [a, b] = list.map((argument) =>
    isEquality ? equated(argument, assignment) : operand(operator, argument, assignment),
  );
  if (a === undefined || b === undefined) return undefined;
  // A result that is not a number makes every comparison false, except inequality.
  if (a === 'none' || b === 'none') return operator === '!=' || operator === '!==';
  return compare(operator, a, b);
}

/** Returns the result of `and`, `or`, `!` and `!!` if it is known. Returns undefined for other operators. */
function ofJoined(
  [operator, list]: readonly [string, readonly unknown[]],
  assignment: ReadonlyMap<string, AbstractValue>,
): { readonly isTrue: boolean | undefined } | undefined {
  if (operator !== 'and' && operator !== 'or' && operator !== '!' && operator !== '!!') return undefined;
  const terms = list.map((term) => decided(term, assignment));
  const [first] = terms;
  if (operator === '!') return { isTrue: first === undefined ? undefined : !first };
  if (operator === '!!') return { isTrue: first };
  // `and` ends at the first false term, `or` at the first true one.
  const ends = operator === 'or';
  if (terms.includes(ends)) return { isTrue: ends };
  return { isTrue: terms.includes(undefined) ? undefined : !ends };
}

/** Returns the number of parts of an expression, which measures its work. */
export function partsIn(expression: unknown): number {
  if (typeof expression !== 'object' || expression === null) return 1;
  return Object.values(expression).reduce<number>((sum, part) => sum + partsIn(part), 1);
}

/** Returns every number in an expression. Amounts may bend at these numbers. */
export function numbersIn(expression: unknown): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (Array.isArray(expression)) return expression.flatMap(numbersIn);
  return typeof expression === 'object' && expression !== null ? Object.values(expression).flatMap(numbersIn) : [];
}
