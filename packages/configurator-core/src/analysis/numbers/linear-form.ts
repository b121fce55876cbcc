import { logicCall } from '../../contract/conditions/logic-call.ts';
import { type AbstractValue, decided, otherwise } from './amount-span.ts';
import { decimalFraction, type Fraction, multiply, plus } from './fraction.ts';

/** A sum of numbers with factors, plus a constant. */
export interface LinearForm {
  /** Factors by field name. */
  readonly terms: ReadonlyMap<string, Fraction>;
  readonly constant: Fraction;
}

const ZERO: Fraction = { over: 0n, under: 1n };

function constantForm(constant: Fraction): LinearForm {
  return { terms: new Map(), constant };
}

function sum(left: LinearForm, right: LinearForm): LinearForm {
  const terms = new Map(left.terms);
  for (const [name, factor] of right.terms) terms.set(name, plus(terms.get(name) ?? ZERO, factor));
  return { terms, constant: plus(left.constant, right.constant) };
}

function times(form: LinearForm, factor: Fraction): LinearForm {
  const terms = [...form.terms].map(([name, own]) => [name, multiply(own, factor)] as const);
  return { terms: new Map(terms), constant: multiply(form.constant, factor) };
}

/** Returns the product of forms, or undefined if more than one is not constant. */
function product(forms: readonly LinearForm[]): LinearForm | undefined {
  const varying = forms.filter(({ terms }) => terms.size > 0);
  const factor = forms
    .filter(({ terms }) => terms.size === 0)
    .reduce((all, { constant }) => multiply(all, constant), { over: 1n, under: 1n });
  if (varying.length > 1) return undefined;
  return times(varying[0] ?? constantForm({ over: 1n, under: 1n }), factor);
}

function quotient(form: LinearForm, by: LinearForm): LinearForm | undefined {
  const { over, under } = by.constant;
  if (by.terms.size > 0 || over === 0n) return undefined;
  return times(form, over < 0n ? { over: -under, under: -over } : { over: under, under: over });
}

/**
 * Parses an expression as a linear form of the fields with a span. Fields with a single number are constant.
 * @returns undefined if the expression is not linear, or reads an empty field
 */
export function linearForm(logic: unknown, assignment: ReadonlyMap<string, AbstractValue>): LinearForm | undefined {
  if (typeof logic === 'number') return constantForm(decimalFraction(logic));
  const call = logicCall(logic);
  if (call === null) return undefined;
  const { operator, args } = call;
  if (operator === 'var') {
    const [name] = args;
    const entry = typeof name === 'string' && args.length === 1 ? assignment.get(name) : undefined;
    if (entry?.kind === 'span') return { terms: new Map([[String(name), { over: 1n, under: 1n }]]), constant: ZERO };
    const value = entry?.kind === 'one' ? entry.value : undefined;
    return typeof value === 'number' ? constantForm(decimalFraction(value)) : undefined;
  }
  if (operator === 'if' && args.length >= 2) {
    const isYes = decided(args[0], assignment);
    return isYes === undefined ? undefined : linearForm(isYes ? args[1] : otherwise(args), assignment);
  }
  const forms = args.map((argument) => linearForm(argument, assignment));
  if (forms.includes(undefined)) return undefined;
  const known = forms.filter((form) => form !== undefined);
  const [first, second] = known;
  if (first === undefined) return undefined;
  switch (operator) {
    case '+':
      return known.reduce(sum);
    case '*':
      return product(known);
    case '-': {
      const minus = { over: -1n, under: 1n };
      return second === undefined ? times(first, minus) : sum(first, times(second, minus));
    }
    case '/':
      return second && quotient(first, second);
    default:
      return undefined;
  }
}
