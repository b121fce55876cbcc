import { decimalFraction, multiply, plus, toNumber } from './fraction.ts';

/** The validation of a number, and the numbers that rules compare it with. */
export interface NumberDomain {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly literals: readonly number[];
  readonly isValid: (value: number) => boolean;
  /** The distance between valid numbers, counted from `base`. Undefined if every number within the bounds is valid. */
  readonly step: number | undefined;
  readonly base: number;
}

/** An equivalence class of numbers that rules do not distinguish: one member and its bounds. */
export interface NumberSpan {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The classes of a domain, in ascending order. */
export interface NumberClasses {
  readonly spans: readonly NumberSpan[];
  /** Whether all classes are known. False if the search for a number on a coarse step was not finished. */
  readonly isComplete: boolean;
}

const GRID_TRIES = 1000;

/** Returns the number that is `count` steps above the base, without floating-point error: 3 steps of 0.1 are 0.3. */
export function atStep({ base, step = 1 }: NumberDomain, count: number): number {
  if (!Number.isSafeInteger(count)) return base + count * step;
  return toNumber(plus(decimalFraction(base), multiply(decimalFraction(step), { over: BigInt(count), under: 1n })));
}

/** Returns how many whole steps fit into a distance, despite floating-point error. */
export function stepsWithin(distance: number, step: number): number {
  return Math.floor(distance / step + 1e-9);
}

/** Returns the count of steps from the base to the step nearest to a number. */
function nearestStep({ base, step = 1 }: NumberDomain, value: number): number {
  return Math.round((value - base) / step);
}

/** Returns a valid number strictly between two, as simple as possible. */
export function between(low: number, high: number, domain: NumberDomain): { value?: number; isSure: boolean } {
  const from = Math.max(low, domain.min ?? Number.NEGATIVE_INFINITY);
  const to = Math.min(high, domain.max ?? Number.POSITIVE_INFINITY);
  if (from > to) return { isSure: true };
  const fits = (value: number): boolean => value > low && value < high && domain.isValid(value);
  const anchor = Number.isFinite(from) ? from : Number.isFinite(to) ? to - 1 : 1;
  const plain = [from, Math.floor(anchor) + 1, Math.floor(anchor) + 2, (from + to) / 2, to, anchor, 1].filter(
    Number.isFinite,
  );
  const value = plain.find(fits);
  if (domain.step === undefined) return { ...(value !== undefined && { value }), isSure: true };
  // A number next to a step is valid too, but a shopper enters the step itself.
  if (value !== undefined) {
    const onStep = atStep(domain, nearestStep(domain, value));
    return { value: fits(onStep) ? onStep : value, isSure: true };
  }
  const { base, step } = domain;
  const start = Number.isFinite(from)
    ? Math.floor((from - base) / step)
    : Math.floor((Number.isFinite(to) ? to - base : 0) / step) - GRID_TRIES / 2;
  for (let count = 0; count <= GRID_TRIES; count += 1) {
    const candidate = atStep(domain, start + count);
    if (candidate > to) return { isSure: Number.isFinite(from) };
    if (fits(candidate)) return { value: candidate, isSure: true };
  }
  return { isSure: false };
}

/** Returns the valid number nearest to a bound, coming from inside, or the bound itself if every number is valid. */
function lastValid(inside: number, bound: number, open: number, domain: NumberDomain): number {
  const { step, isValid } = domain;
  if (step === undefined || !Number.isFinite(bound)) return bound;
  const count = stepsWithin(Math.abs(bound - inside), step);
  const sign = Math.sign(bound - inside);
  const start = nearestStep(domain, inside);
  for (let back = 0; back <= Math.min(count, GRID_TRIES); back += 1) {
    const candidate = atStep(domain, start + sign * (count - back));
    const isInside = (bound - candidate) * sign >= 0;
    if (isInside && candidate !== open && isValid(candidate)) return candidate;
  }
  return bound;
}

/** Splits the valid numbers at the literals: one class per literal and one per gap between two. */
export function numberClasses(domain: NumberDomain): NumberClasses {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = domain;
  const points = [...new Set(domain.literals)].sort((a, b) => a - b);
  const spans: NumberSpan[] = [];
  let isComplete = true;
  const edges = [Number.NEGATIVE_INFINITY, ...points, Number.POSITIVE_INFINITY];
  for (const [index, edge] of edges.entries()) {
    if (Number.isFinite(edge) && domain.isValid(edge)) spans.push({ value: edge, low: edge, high: edge });
    const next = edges[index + 1];
    if (next === undefined) continue;
    const { value, isSure } = between(edge, next, domain);
    if (value !== undefined) {
      spans.push({
        value,
        low: lastValid(value, Math.max(edge, min), edge, domain),
        high: lastValid(value, Math.min(next, max), next, domain),
      });
    }
    isComplete &&= isSure;
  }
  return { spans, isComplete };
}
