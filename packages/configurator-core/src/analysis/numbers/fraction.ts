/** A fraction of integers, for exact sums and products of decimals. */
export interface Fraction {
  readonly over: bigint;
  /** Greater than 0. */
  readonly under: bigint;
}

/** Returns the lesser integer. */
export function lesser(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

/** Returns the greater integer. */
export function greater(left: bigint, right: bigint): bigint {
  return left < right ? right : left;
}

/** Returns the greatest common divisor, never negative; 0 for two zeros. */
export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** Creates a fraction in lowest terms. @param under not 0 */
export function fraction(over: bigint, under: bigint): Fraction {
  const shared = gcd(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / shared, under: under / shared };
}

/** Converts a finite number from its decimal digits. */
export function decimalFraction(value: number): Fraction {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const over = BigInt(whole + decimals);
  return power >= 0 ? { over: over * 10n ** BigInt(power), under: 1n } : fraction(over, 10n ** BigInt(-power));
}

/** Converts to the nearest number. */
export function toNumber({ over, under }: Fraction): number {
  return Number(over) / Number(under);
}

/** Adds two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** Multiplies two fractions. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** Divides and rounds down. */
export function floorDivide(over: bigint, under: bigint): bigint {
  const quotient = over / under;
  return over % under !== 0n && over < 0n !== under < 0n ? quotient - 1n : quotient;
}

/** Divides and rounds up. */
export function ceilDivide(over: bigint, under: bigint): bigint {
  return -floorDivide(-over, under);
}
