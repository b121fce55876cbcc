/** A fraction of whole numbers, so that sums and products of decimals are exact. */
export interface Fraction {
  readonly over: bigint;
  /** Greater than 0. */
  readonly under: bigint;
}

/** The lesser of two whole numbers. */
export function lesser(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}

/** The greater of two whole numbers. */
export function greater(left: bigint, right: bigint): bigint {
  return left < right ? right : left;
}

/** Greatest common divisor, without sign; 0 for two zeros. */
export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** @param under not 0 */
export function fraction(over: bigint, under: bigint): Fraction {
  const shared = gcd(over, under) * (under < 0n ? -1n : 1n);
  return { over: over / shared, under: under / shared };
}

/** A finite number by its digits. */
export function decimalFraction(value: number): Fraction {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = digits.split('.');
  const power = Number(exponent) - decimals.length;
  const over = BigInt(whole + decimals);
  return power >= 0 ? { over: over * 10n ** BigInt(power), under: 1n } : fraction(over, 10n ** BigInt(-power));
}

/** Adds two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** Multiplies two fractions. */
export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.over, a.under * b.under);
}

/** The greatest whole number that is at most a quotient. */
export function floorDivide(over: bigint, under: bigint): bigint {
  const quotient = over / under;
  return over % under !== 0n && over < 0n !== under < 0n ? quotient - 1n : quotient;
}

/** The least whole number that is at least a quotient. */
export function ceilDivide(over: bigint, under: bigint): bigint {
  return -floorDivide(-over, under);
}
