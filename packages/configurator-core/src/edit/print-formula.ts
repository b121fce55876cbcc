/** Operator precedence; higher binds tighter. */
const precedence: Readonly<Record<string, number>> = {
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '==': 1,
  '!=': 1,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
};
const JOINED = 2;
const SIGNED = 5;
const HIGHEST = 6;

function isFieldName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name);
}

interface Printed {
  readonly text: string;
  readonly binds: number;
}

/** Returns the text of a field name; null if it has none. */
type WriteName = (name: string) => string | null;

function print(logic: unknown, write: WriteName): Printed | null {
  if (typeof logic === 'string') return /["\n]/.test(logic) ? null : { text: `"${logic}"`, binds: HIGHEST };
  if (typeof logic === 'number') {
    return Number.isFinite(logic) && logic >= 0 && !/e/i.test(String(logic))
      ? { text: String(logic), binds: HIGHEST }
      : null;
  }
  if (typeof logic !== 'object' || logic === null || Array.isArray(logic)) return null;
  const [entry, ...more] = Object.entries(logic);
  if (!entry || more.length > 0) return null;
  const [operator, args] = entry;
  if (operator === 'var') {
    const name: unknown = Array.isArray(args) && args.length === 1 ? args[0] : args;
    const text = typeof name === 'string' ? write(name) : null;
    return text === null ? null : { text, binds: HIGHEST };
  }
  if (!Array.isArray(args)) return null;
  const parts = args.map((arg) => print(arg, write));
  if (parts.some((part) => part === null)) return null;
  const known = parts.filter((part) => part !== null);
  const [first, second, third] = known;
  if ((operator === 'min' || operator === 'max') && first) {
    return { text: `${operator}(${known.map(({ text }) => text).join('; ')})`, binds: HIGHEST };
  }
  const within = (part: Printed, least: number) => (part.binds < least ? `(${part.text})` : part.text);
  if (operator === 'if' && first && second && third && known.length === 3) {
    return { text: `${within(first, 1)} ? ${within(second, 1)} : ${within(third, 1)}`, binds: 0 };
  }
  if (operator === '-' && first && known.length === 1) return { text: `-${within(first, SIGNED)}`, binds: SIGNED };
  if (operator === 'cat' && known.length > 1) {
    return { text: known.map((part) => within(part, JOINED + 1)).join(' & '), binds: JOINED };
  }
  const binds = precedence[operator];
  if (binds === undefined || !first || !second || known.length > 2) return null;
  const sign = operator === '==' ? '=' : operator;
  return { text: `${within(first, binds === 1 ? 2 : binds)} ${sign} ${within(second, binds + 1)}`, binds };
}

/** Formats JSON Logic as a formula that `parseFormula` can parse; null if it has no formula syntax. */
export function printFormula(logic: unknown): string | null {
  return print(logic, (name) => (isFieldName(name) ? name : null))?.text ?? null;
}

/** Formats JSON Logic as a formula with labels instead of names; null if it has no formula syntax. */
export function printLabelledFormula(logic: unknown, labelOf: (name: string) => string): string | null {
  return print(logic, labelOf)?.text.replaceAll(' * ', ' × ') ?? null;
}

/**
 * Converts an amount in minor units back to a formula in whole units; null if it has no such form.
 * @param scale minor units in one unit of the currency
 */
export function eurosOfFormula(amount: unknown, scale = 100): unknown {
  if (typeof amount === 'number') return amount / scale;
  if (scale === 1) return amount;
  if (typeof amount !== 'object' || amount === null || !('*' in amount)) return null;
  const factors = amount['*'];
  return Array.isArray(factors) && factors.length === 2 && factors[0] === scale ? factors[1] : null;
}
