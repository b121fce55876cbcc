import { applyJsonLogic, isJsonLogicTruthy } from '../condition/json-logic.ts';

/** All numbers an expression can come to, or nothing where it is no number. */
export type Span = { readonly low: number; readonly high: number } | 'none';

/** What a field can hold while an amount is computed: one value, any number of a span, or nothing. */
export type Held =
  | { readonly kind: 'one'; readonly value: string | number | boolean | readonly string[] }
  | { readonly kind: 'span'; readonly low: number; readonly high: number }
  | { readonly kind: 'absent' };

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

/** Whether a comparison is decided for all numbers of two spans. */
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
    default:
      return undefined;
  }
}

/**
 * The numbers a JSON Logic amount can come to while each field holds what `held` says. Interval arithmetic: never too
 * narrow. Undefined where an operator is met that it does not know over a span.
 */
export function amountSpan(expression: unknown, held: ReadonlyMap<string, Held>): Span | undefined {
  if ([...held.values()].every(({ kind }) => kind !== 'span')) {
    const values = Object.fromEntries(
      [...held].flatMap(([name, entry]) => (entry.kind === 'one' ? [[name, entry.value]] : [])),
    );
    const amount = applyJsonLogic(expression, values);
    return typeof amount === 'number' && Number.isFinite(amount) ? { low: amount, high: amount } : 'none';
  }
  return spanOf(expression, held);
}

function spanOf(expression: unknown, held: ReadonlyMap<string, Held>): Span | undefined {
  if (typeof expression === 'number') return { low: expression, high: expression };
  const parts = operation(expression);
  if (parts === undefined) return undefined;
  const [operator, list] = parts;
  if (operator === 'var')
    return typeof list[0] === 'string' && list.length === 1 ? ofField(held.get(list[0])) : undefined;
  if (operator === 'if' && list.length === 3) return ofBranches(list, held);
  const spans = list.map((argument) => operand(operator, argument, held));
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

/** An operand: JSON Logic reads nothing as 0, but its sums and products become no number at all. */
function operand(operator: string, argument: unknown, held: ReadonlyMap<string, Held>): Span | undefined {
  const parts = operation(argument);
  const name = parts?.[0] === 'var' && parts[1].length === 1 ? parts[1][0] : undefined;
  const isAbsent = typeof name === 'string' && (held.get(name)?.kind ?? 'absent') === 'absent';
  if (!isAbsent) return spanOf(argument, held);
  return operator === '+' || operator === '*' ? 'none' : { low: 0, high: 0 };
}

function ofField(entry: Held | undefined): Span | undefined {
  if (entry?.kind === 'span') return { low: entry.low, high: entry.high };
  return entry?.kind === 'one' && typeof entry.value === 'number' ? { low: entry.value, high: entry.value } : undefined;
}

function ofBranches([condition, yes, no]: readonly unknown[], held: ReadonlyMap<string, Held>): Span | undefined {
  const isYes = decided(condition, held);
  if (isYes !== undefined) return spanOf(isYes ? yes : no, held);
  const [a, b] = [spanOf(yes, held), spanOf(no, held)];
  if (a === undefined || b === undefined || a === 'none' || b === 'none') return undefined;
  return hull(a.low, a.high, b.low, b.high);
}

/** Whether a condition inside an amount comes out one way for everything held. */
function decided(condition: unknown, held: ReadonlyMap<string, Held>): boolean | undefined {
  const parts = operation(condition);
  if (parts === undefined) return typeof condition === 'boolean' ? isJsonLogicTruthy(condition) : undefined;
  const [a, b] = parts[1].map((argument) => operand(parts[0], argument, held));
  if (a === undefined || b === undefined || a === 'none' || b === 'none' || parts[1].length !== 2) return undefined;
  return compare(parts[0], a, b);
}

/** Every number written in an expression: where amounts may bend. */
export function numbersIn(expression: unknown): readonly number[] {
  if (typeof expression === 'number') return [expression];
  if (Array.isArray(expression)) return expression.flatMap(numbersIn);
  return typeof expression === 'object' && expression !== null ? Object.values(expression).flatMap(numbersIn) : [];
}
