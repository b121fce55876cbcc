import { DEFAULT_DECIMALS } from '../../field-types/values/computed-value.ts';
import { STEPS_PER_PART } from '../diagram/budgets.ts';
import { abstractComputed, runLogic } from '../numbers/abstract-computed.ts';
import { type AbstractValue, partsIn } from '../numbers/amount-span.ts';
import {
  ceilDivide,
  decimalFraction,
  type Fraction,
  floorDivide,
  fraction,
  gcd,
  greater,
  lesser,
  multiply,
  plus,
  toNumber,
} from '../numbers/fraction.ts';
import { type LinearForm, linearForm } from '../numbers/linear-form.ts';
import { type GridTerm, type OpenTerm, solveSum } from '../numbers/solve-linear.ts';
import { isBinaryNumber } from './condition-forms.ts';
import type { FieldModel } from './field-model.ts';
import { numberDomain } from './value-classes.ts';

/** A class of a computed number, with numbers that reach it. */
export interface ReachedClass {
  readonly abstractValue: AbstractValue;
  /** Numbers by field whose result is in the middle of the class. */
  readonly witness: FormNumbers;
  /** Numbers whose results are the lower and the upper end of the class, if found. */
  readonly ends: () => readonly FormNumbers[];
}

/** Numbers by field. */
export type FormNumbers = ReadonlyMap<string, number>;

/** Null if no numbers reach the class, undefined if unknown. */
export type FormClass = ReachedClass | null | undefined;

/** A number field of a form: `base + step * count`, or any number in a range if it has no step. */
interface FormInput {
  readonly name: string;
  readonly factor: Fraction;
  readonly low: Fraction;
  readonly high: Fraction;
  readonly step: Fraction | null;
}

/** A form scaled to integers. */
interface ScaledForm {
  readonly inputs: readonly FormInput[];
  readonly scale: bigint;
  /** The result with every grid term at 0, without the open terms. */
  readonly constant: bigint;
  /** One unit of the last decimal. */
  readonly unit: bigint;
  readonly grid: readonly GridTerm[];
  readonly open: readonly OpenTerm[];
}

/** Budget steps per number of a solution. */
const STEPS_PER_SOLUTION = 20;

/** Beyond this many units of the last decimal, double precision is not exact. */
const MAX_STEPS = 10n ** 11n;

const half = { over: 1n, under: 2n };
const minus = (value: Fraction): Fraction => ({ over: -value.over, under: value.under });

/** Returns the valid numbers of a field within a span, or undefined if the span is unbounded or contains none. */
function inputOf(
  name: string,
  factor: Fraction,
  entry: AbstractValue | undefined,
  model: FieldModel,
): FormInput | undefined {
  if (entry?.kind !== 'span' || model.computed !== null) return undefined;
  const { low, high } = entry.inner ?? entry;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return undefined;
  const { step, base } = numberDomain(model.field);
  if (step === undefined) return { name, factor, low: decimalFraction(low), high: decimalFraction(high), step: null };
  const [width, start] = [decimalFraction(step), decimalFraction(base)];
  const stepsTo = (end: number) =>
    multiply(plus(decimalFraction(end), minus(start)), fraction(width.under, width.over));
  const [first, last] = [stepsTo(low), stepsTo(high)];
  const at = (count: bigint) => plus(start, multiply(width, { over: count, under: 1n }));
  const [from, to] = [ceilDivide(first.over, first.under), floorDivide(last.over, last.under)];
  return from > to ? undefined : { name, factor, low: at(from), high: at(to), step: width };
}

/** Returns whether all numbers of an input fit the compared decimals. An input without step is always accepted. */
function isOnGrid({ low, step, factor }: FormInput, decimals: number): boolean {
  const scale = 10n ** BigInt(decimals);
  return step === null || [low, step].every((part) => scale % multiply(part, factor).under === 0n);
}

/** Returns whether all numbers of an input are exact binary fractions. */
function isBinaryInput({ low, step }: FormInput): boolean {
  return step !== null && [low, step].every((part) => isBinaryNumber(toNumber(part)));
}

/** Scales a form to integers, so that sums are exact. */
function scaled({ constant }: LinearForm, inputs: readonly FormInput[], decimals: number): ScaledForm {
  const unit = fraction(1n, 10n ** BigInt(decimals));
  const gridInputs = inputs.filter(({ step }) => step !== null);
  const openInputs = inputs.filter(({ step }) => step === null);
  const start = gridInputs.reduce((sum, { factor, low }) => plus(sum, multiply(factor, low)), constant);
  const weights = gridInputs.map(({ factor, step }) => multiply(factor, step ?? half));
  const ends = openInputs.map(({ factor, low, high }) => [multiply(factor, low), multiply(factor, high)] as const);
  const all = [start, multiply(unit, half), ...weights, ...ends.flat()];
  const scale = all.reduce((shared, { under }) => (shared / gcd(shared, under)) * under, 1n);
  const whole = ({ over, under }: Fraction): bigint => over * (scale / under);
  return {
    inputs: [...gridInputs, ...openInputs],
    scale,
    constant: whole(start),
    unit: whole(unit),
    grid: gridInputs.map(({ low, high, step }, index) => {
      const count = multiply(plus(high, minus(low)), fraction(step?.under ?? 1n, step?.over ?? 1n));
      return { weight: whole(weights[index] ?? half), most: floorDivide(count.over, count.under) };
    }),
    open: ends.map(([one, other]) => {
      const [a, b] = [whole(one), whole(other)];
      return a < b ? { low: a, high: b } : { low: b, high: a };
    }),
  };
}

/** Returns the numbers for counts of the grid terms, with the open terms close to the middle of the remaining range. */
function numbersOf(
  { inputs, scale, open }: ScaledForm,
  counts: readonly bigint[],
  left: { readonly from: bigint; readonly to: bigint },
): FormNumbers {
  const least = open.reduce((sum, { low }) => sum + low, 0n);
  let rest = (left.from + left.to) / 2n - least;
  const numbers = inputs.map(({ name, factor, low, step }, index): readonly [string, number] => {
    if (step !== null) return [name, toNumber(plus(low, multiply(step, { over: counts[index] ?? 0n, under: 1n })))];
    const term = open[index - counts.length] ?? { low: 0n, high: 0n };
    const width = term.high - term.low;
    const taken = rest < 0n ? 0n : rest > width ? width : rest;
    rest -= taken;
    return [name, toNumber(multiply(fraction(term.low + taken, scale), fraction(factor.under, factor.over)))];
  });
  return new Map(numbers);
}

/** Cache of marks in units of the last decimal. */
const knownMarks = new WeakMap<readonly number[], readonly Fraction[]>();

function stepsOf(marks: readonly number[], decimals: number): readonly Fraction[] {
  const scale = { over: 10n ** BigInt(decimals), under: 1n };
  const steps = knownMarks.get(marks) ?? marks.map((mark) => multiply(decimalFraction(mark), scale));
  knownMarks.set(marks, steps);
  return steps;
}

/**
 * Finds the reachable classes of a computed number for the field values in `assignment`. The classes are the marks of its
 * model and the ranges below, between and above them. Found numbers are checked with the expression itself. Unreachable
 * classes are proven with integer arithmetic, by bounds and by the greatest common divisor.
 * @returns undefined if the expression is not linear, or if a number is unbounded
 */
export function formClasses(
  model: FieldModel,
  assignment: ReadonlyMap<string, AbstractValue>,
  modelOf: (name: string) => FieldModel | undefined,
  spend: (steps: number) => void,
): readonly FormClass[] | undefined {
  const { computed, marks } = model;
  const form = computed && linearForm(runLogic(computed), assignment);
  if (!form || form.terms.size === 0) return undefined;
  const terms = [...form.terms].filter(([, { over }]) => over !== 0n);
  const inputs = terms.flatMap(([name, factor]) => {
    const own = modelOf(name);
    return (own && inputOf(name, factor, assignment.get(name), own)) ?? [];
  });
  if (inputs.length < terms.length) return undefined;
  const decimals = computed.decimals ?? DEFAULT_DECIMALS;
  if (model.precision !== 'rounded' && !inputs.every((input) => isOnGrid(input, decimals))) return undefined;
  const isExact = model.precision === 'rounded' || (model.precision === 'binary' && inputs.every(isBinaryInput));
  const steps = STEPS_PER_PART * partsIn(computed.logic) + STEPS_PER_SOLUTION * inputs.length;
  const question = scaled(form, inputs, decimals);
  const { constant, unit, grid, open } = question;
  const roundedSteps = (sum: bigint): bigint => floorDivide(sum + unit / 2n, unit);
  const ends = [
    ...grid.map(({ weight, most }) => [0n, weight * most] as const),
    ...open.map(({ low, high }) => [low, high] as const),
  ];
  const lowest = roundedSteps(ends.reduce((sum, [a, b]) => sum + lesser(a, b), constant));
  const highest = roundedSteps(ends.reduce((sum, [a, b]) => sum + greater(a, b), constant));
  if (lowest < -MAX_STEPS || highest > MAX_STEPS) return undefined;

  /** Returns numbers whose result is between two steps, inclusive. */
  const solve = (from: bigint, to: bigint): FormNumbers | null | undefined => {
    const range = { from: from * unit - unit / 2n - constant, to: to * unit + unit / 2n - constant };
    spend(steps);
    const answer = solveSum({ grid, open, ...range }, spend);
    if (!answer) return answer;
    const numbers = numbersOf(question, answer.counts, answer.left);
    const tried = new Map([
      ...assignment,
      ...[...numbers].map(([name, value]) => [name, { kind: 'one', value } as const] as const),
    ]);
    const given = abstractComputed(computed, tried);
    const isValid = [...numbers].every(([name, value]) => {
      const field = modelOf(name)?.field;
      return field !== undefined && numberDomain(field).isValid(value);
    });
    const value = given?.kind === 'one' && typeof given.value === 'number' ? given.value : Number.NaN;
    const scale = 10 ** decimals;
    return isValid && value * scale >= Number(from) - 0.1 && value * scale <= Number(to) + 0.1 ? numbers : undefined;
  };

  const classOf = (first: bigint, last: bigint): FormClass => {
    const [from, to] = [first < lowest ? lowest : first, last > highest ? highest : last];
    if (from > to) return null;
    const middle = solve(from, to);
    if (!middle) return middle;
    const [low, high] = [Number(from) / 10 ** decimals, Number(to) / 10 ** decimals];
    return {
      abstractValue: low === high ? { kind: 'one', value: low } : { kind: 'span', low, high },
      witness: middle,
      ends: () => [solve(from, from) ?? middle, solve(to, to) ?? middle],
    };
  };

  /** Returns the class at a mark. If equality is inexact, the class includes the neighbouring steps. */
  const atMark = (step: bigint): FormClass => {
    const found = classOf(step, step);
    if (!found || isExact) return found;
    const [low, high] = [Number(step - 1n) / 10 ** decimals, Number(step + 1n) / 10 ** decimals];
    return { ...found, abstractValue: { kind: 'span', low, high } };
  };

  const classes: FormClass[] = [];
  let next = lowest;
  for (const { over, under } of stepsOf(marks, decimals)) {
    const [below, above] = [floorDivide(over, under), ceilDivide(over, under)];
    classes.push(classOf(next, above - 1n), below === above ? atMark(below) : null);
    next = below + 1n > next ? below + 1n : next;
  }
  return [...classes, classOf(next, highest)];
}
