/** How tightly an operator binds. */
const precedence: Readonly<Record<string, number>> = {
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
};
const HIGHEST = 5;

function isFieldName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name);
}

interface Printed {
  readonly text: string;
  readonly binds: number;
}

function print(logic: unknown): Printed | null {
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
    return typeof name === 'string' && isFieldName(name) ? { text: name, binds: HIGHEST } : null;
  }
  if (!Array.isArray(args)) return null;
  const parts = args.map(print);
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
  if (operator === '-' && first && known.length === 1) return { text: `-${within(first, 4)}`, binds: 4 };
  const binds = precedence[operator];
  if (binds === undefined || !first || !second || known.length > 2) return null;
  return { text: `${within(first, binds === 1 ? 2 : binds)} ${operator} ${within(second, binds + 1)}`, binds };
}

/** Writes a JSON Logic expression as a formula; null where formulas have no words for it. `parseFormula` reads it back. */
export function printFormula(logic: unknown): string | null {
  return print(logic)?.text ?? null;
}
